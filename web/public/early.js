// Runs before the first paint: language and theme as the person left them, so that nothing flashes.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("prestol-settings") || "{}") || {};
  } catch (error) {
    kept = {};
  }
  var root = document.documentElement;
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  var wanted = kept.language ? [kept.language] : navigator.languages || [navigator.language];
  root.lang = "en";
  for (var at = 0; at < wanted.length; at += 1) {
    var language = String(wanted[at]).slice(0, 2).toLowerCase();
    if (language === "ru" || language === "en") {
      root.lang = language;
      break;
    }
  }
})();
