/**
 * Every message that crosses the network.
 *
 * Written by scripts/wire_types.py from the schema of the server: change src/prestol/server/wire and write it again.
 */

export const PROTOCOL = 1;

/** The server: its version, its protocol, and whether accounts can be made. */
export interface About {
  version: string;
  protocol: number;
  compiled: boolean;
}

/**
 * A wish that a bot plays for somebody who keeps a table without a clock waiting. `number` is the entry that asked.
 *
 * It comes true at `ready`, or later as soon as all of `consent` have agreed, unless the seat `about` says that it is
 * there. It lapses at `until`.
 */
export interface Absence {
  number: number;
  seat: number;
  about: number;
  consent: number[];
  agreed: number[];
  ready: number;
  until: number;
}

/** Ask the others to let a bot play for the seat `about`, which keeps a table without a clock waiting. */
export interface AbsentRequest {
  type: "absent";
  id: string;
  seat: number;
  about: number;
}

/** What there is to set a new password with. `mail` says whether this server sends mail. */
export interface AccountInfo {
  email: string;
  code: boolean;
  mail: boolean;
}

/** An answer to that; a no of the seat itself says that it is there. Without a seat the wish has lapsed. */
export interface AnswerAbsentEntry {
  kind: "answer-absent";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  ask: number;
  yes: boolean;
}

/** What a seat could answer besides passing, by kind of window; each answer with all its decisions. */
export interface AnswerList {
  answers: Record<string, string[][]>;
}

/** Agree or disagree to the request of entry `ask`: an undo, or a bot for somebody who is away. */
export interface AnswerRequest {
  type: "answer";
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
}

/** An answer to an undo request. Without a seat it is a no by default: the request has expired. */
export interface AnswerUndoEntry {
  kind: "answer-undo";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  ask: number;
  yes: boolean;
}

/** A seat of yours has decided something in the open window. It is in no log, and nobody else is told. */
export interface Answered {
  type: "answered";
  now: Moment;
}

/** Somebody asks to let a bot play for the seat `about`, which keeps everybody waiting. */
export interface AskAbsentEntry {
  kind: "ask-absent";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  about: number;
  consent: number[];
}

export interface AskUndoEntry {
  kind: "ask-undo";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  moves: number;
  consent: number[];
}

/** What somebody who looks after the server has done. */
export interface AuditInfo {
  at: number;
  actor: string;
  action: string;
  person: string | null;
  name: string;
  address: string | null;
  table: string | null;
  entry: number | null;
  reason: string;
}

export interface AuditList {
  entries: AuditInfo[];
}

/** Take the seat back from the bot. */
export interface BackRequest {
  type: "back";
  id: string;
  seat: number;
}

/** Ban a person, an address, or both; `last` bans the address that the person came from last. */
export interface BanAsk {
  reason: string;
  person?: string | null;
  address?: string | null;
  last?: boolean;
  hours?: number | null;
}

/** Block whoever sits on a seat of a table. */
export interface BlockAsk {
  table: string;
  seat: number;
}

export interface BlockInfo {
  person: string;
  name: string;
  created: number;
}

export interface BlockList {
  blocks: BlockInfo[];
}

export interface Book {
  title: string;
  preface: string[];
  chapters: Chapter[];
  paragraphs: Record<string, string>;
}

export interface BotInfo {
  id: string;
  name: Sentence;
  about: Sentence;
}

/**
 * The server closes the socket. `again` says after how many milliseconds to come back; null: do not.
 *
 * `ended`: the session or token by which the socket was opened is no longer valid, or the person was banned, or has
 * left a table without spectators.
 */
export interface Bye {
  type: "bye";
  reason: "ended" | "rate" | "restart" | "slow";
  again: number | null;
}

export interface Chapter {
  title: string;
  ids: string[];
}

export type ClientMessage = MoveRequest | ReplyRequest | UndoRequest | AnswerRequest | AbsentRequest | LuckRequest | SayRequest | NoteRequest | ResignRequest | HandRequest | BackRequest | OrderRequest | LeaveRequest | PingRequest;

/** The time that a seat has left at the time `at` of the moment; it runs while the seat must decide. */
export interface Clock {
  left: number;
  running: boolean;
}

/** The time of a seat ran out, so a bot plays on; the person may take the seat back. */
export interface ClockEntry {
  kind: "clock";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  info: SeatInfo;
}

export interface CloseAsk {
  table: string;
  reason: string;
}

/** A game that is announced, but cannot be played yet. */
export interface ComingInfo {
  id: string;
  seats: number[];
  weight: number;
  minutes: [number, number];
}

/** A whole game: how it began and all its entries. Rules and content are those that the first answer named. */
export interface CompanionAsk {
  begin: Record<string, unknown>;
  entries?: Record<string, unknown>[];
  rules?: number;
  content?: string;
}

/** What the last entry brought, and the table after it; `screen` has the game's own form. */
export interface CompanionTold {
  rules: number;
  content: string;
  tasks: TaskInfo[];
  screen: Record<string, unknown>;
}

/**
 * Everything about a game that does not change while it is played.
 *
 * `domains` lists the ids of each domain, `names` their words in the same order, `parts` what things of a domain are
 * made of (by domain), `tables` the content files as they are, with colours and provenance.
 */
export interface ContentBundle {
  game: GameInfo;
  kinds: KindInfo[];
  domains: Record<string, string[]>;
  names: Record<string, Sentence[]>;
  parts: Record<string, PartsInfo>;
  events: EventInfo[];
  facts: TermInfo[];
  scopes: TermInfo[];
  programs: string[];
  tables: Record<string, unknown>;
  about: Record<string, Phrase[][]>;
}

export interface Created {
  table: TableInfo;
  invites: Invite[];
}

export interface Credentials {
  name: string;
  password: string;
}

/** A request was carried out; `number` is its entry, or the last one where it made none. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The game is about to begin: seats and seals are fixed, and whoever has sealed a part opens it until then. */
export interface DrawEntry {
  kind: "draw";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  until: number;
}

/** An address for codes; it counts when the code that is sent there has come back. None takes it away. */
export interface EmailAsk {
  password: string;
  email?: string | null;
  language?: "en" | "ru";
}

export interface EmailConfirm {
  code: string;
}

/** How the game ended. Without places it was given up before the rules could name any. */
export interface Ending {
  reason: "closed" | "finished" | "resigned";
  places: number[] | null;
  scores: number[] | null;
  breakdown: Record<string, unknown>[] | null;
  tie: string;
  programs: ProgramEnding[];
  margin: number | null;
}

export type Entry = SealEntry | DrawEntry | PartEntry | StartEntry | MoveEntry | WindowEntry | UndoEntry | AskUndoEntry | AnswerUndoEntry | AskAbsentEntry | AnswerAbsentEntry | HintEntry | SayEntry | SeatEntry | PauseEntry | ClockEntry | ResignEntry | OverEntry | RematchEntry | RemovedEntry;

/** One more entry. `now` is null where only the log changed, as after chat, or where the next entry brings it. */
export interface EntryMessage {
  type: "entry";
  entry: Entry;
  now: Moment | null;
}

/**
 * One thing that happened in the game. The content bundle names the domain of each figure.
 *
 * `only` lists those of your seats that may see it; null: everybody saw it.
 */
export interface Event {
  name: string;
  rule: string;
  args: Record<string, unknown>;
  only: number[] | null;
}

/** One kind of event: names and domains of its figures. The domains `seat` and `number` are plain. */
export interface EventInfo {
  name: string;
  rule: string;
  args: [string, string][];
}

/** Delete everything about me. An account says its password, a guest only that it is meant. */
export interface Farewell {
  sure: true;
  password?: string | null;
}

/** Send a code to the confirmed address of an account. */
export interface Forgot {
  name: string;
  language?: "en" | "ru";
}

export interface GameInfo {
  id: string;
  name: Sentence;
  tagline: Sentence;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  rules_version: number;
  windows: WindowKind[];
  content: string;
  weight: number;
  minutes: [number, number];
  offer: TableOffer;
  lesson: LessonInfo | null;
}

/** The games that can be played, and those that are announced. */
export interface GameList {
  games: GameInfo[];
  coming: ComingInfo[];
}

/** Let a bot play for the seat. */
export interface HandRequest {
  type: "hand";
  id: string;
  seat: number;
  level?: string;
}

/**
 * The first message: the table, who you are, the entries after the number you asked for, and how things stand.
 *
 * Of a long log it holds the newest entries alone; so many before them are `left_out`, and to be asked for in pages.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  table: TableInfo;
  you: You;
  number: number;
  left_out: number;
  entries: Entry[];
  now: Moment;
}

/** What the strong bot would play. */
export interface Hint {
  move: string;
}

export interface HintAsk {
  seat: number;
}

/** A seat was given its first hint: from now on the game counts as practice. */
export interface HintEntry {
  kind: "hint";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
}

/** The secret of an open seat. It is shown once; links carry it behind `#`, where no server or referrer sees it. */
export interface Invite {
  seat: number;
  secret: string;
}

/** Make a new invite for an open seat; the previous one no longer works. */
export interface InviteAsk {
  seat: number;
}

/** Look at a table by the secret of one of its seats. */
export interface Invited {
  secret: string;
}

/** Take a seat. A private table asks for the secret of an invite; a listed one does not. */
export interface Join {
  seat?: number | null;
  secret?: string | null;
  name?: string | null;
  seal?: string | null;
}

export interface KickAsk {
  table: string;
  person: string;
  reason: string;
}

/** One kind of move and the domains of its targets. */
export interface KindInfo {
  name: string;
  domains: string[];
  several: boolean;
}

/** Leave the table: open seats before the start, bots at the seats afterwards. */
export interface LeaveRequest {
  type: "leave";
  id: string;
}

/** One move that a seat may play now: its text, its kind, and its targets as numbers of their domains. */
export interface Legal {
  move: string;
  kind: string;
  args: number[];
}

/** The table of the guided first game. */
export interface LessonInfo {
  seats: number;
  level: string;
  seed: string;
  options: Record<string, boolean | string>;
}

/** Entries of a log, in order; none where there are none before. */
export interface LogPage {
  entries: Entry[];
}

/**
 * Where the luck of a game comes from: a word of the server, and what the people at the table add to it.
 *
 * People seal what they add (`seals`, by the first seat of each) and open it when the game is about to begin, until
 * the time `until`; from then on the seals are fixed. Word and parts are told when the game is over.
 */
export interface Luck {
  commitment: string;
  seals: Record<string, string>;
  opened: number[];
  until: number | null;
  secret: string | null;
  parts: Record<string, string>;
}

/** Add to the luck: before the game seal a part, when it is about to begin open it. */
export interface LuckAsk {
  seal?: string | null;
  part?: string | null;
}

/** Add to the luck: before the game seal a part, when it is about to begin open it. */
export interface LuckRequest {
  type: "luck";
  id: string;
  seal?: string | null;
  part?: string | null;
}

export interface Me {
  person: string;
  name: string;
  guest: boolean;
  created: number;
  admin: boolean;
}

/**
 * The table after entry `number`, as the receiver may see it.
 *
 * `views` has a key for each seat that the receiver owns, written as text, or else the single key `watch`.
 */
export interface Moment {
  number: number;
  at: number;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  waiting: number[];
  views: Record<string, SeatView>;
  undo: Record<string, UndoOffer | null>;
  asked: UndoAsk | null;
  clocks: Clock[];
  over: boolean;
  result: Ending | null;
  commitment: string;
  seed: string | null;
  window: WindowInfo | null;
  practice: boolean;
  luck: Luck | null;
  opened: number;
  absence: Absence | null;
}

/** A seat moved. Only its owner gets the text of the move; the others learn what the events say. */
export interface MoveEntry {
  kind: "move";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  move: string | null;
}

/** Play a move. `at` is the last number the client has seen; a move that answers an older question is refused. */
export interface MoveRequest {
  type: "move";
  id: string;
  seat: number;
  move: string;
  at?: number | null;
}

export interface MuteAsk {
  person: string;
  reason: string;
  hours?: number | null;
}

/** A seat of a new table: mine (with a name of its own where several people share a browser), open, or a bot's. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | string>;
  pace?: Pace;
  windows?: WindowSettings;
  listed?: boolean;
  watchable?: boolean;
  start?: boolean;
  seed?: string | null;
  seal?: string | null;
}

/** The token itself is shown once. */
export interface NewToken {
  token: string;
  info: TokenInfo;
}

export interface NoteBody {
  text: string;
}

/** Save a private note for this table, in place of the previous one. */
export interface NoteRequest {
  type: "note";
  id: string;
  text: string;
}

/**
 * A table option in words. `values` are the answers it takes; `names` are the words of each.
 *
 * `seats` are the numbers of players for which it matters; none stands for all.
 */
export interface OptionInfo {
  id: string;
  rule: string;
  default: boolean | string;
  values: (boolean | string)[];
  name: Sentence;
  about: Sentence;
  names: Sentence[];
  seats: number[];
}

/**
 * A standing order: whenever the seat is asked `ask` (and, if given, under that rule), `play` is played for it.
 *
 * In a window `then` adds the decisions that follow the first, and `when` names facts that must all hold. It does
 * nothing where one of the moves of `unless` is open, and it is used up after `times` answers. `until` names the scope
 * that it lasts for; without one it lasts for good.
 */
export interface Order {
  ask: string;
  play: string;
  rule: string;
  unless: string[];
  times: number | null;
  then: string[];
  when: Record<string, string>;
  until: string;
  since: number;
}

/** Set the standing orders of a seat, in place of the previous ones. */
export interface OrderRequest {
  type: "order";
  id: string;
  seat: number;
  orders: Order[];
}

export interface OverEntry {
  kind: "over";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  result: Ending;
  seed: string;
}

/** What a seat has decided so far in the window that is open; it may be changed until the window closes. */
export interface OwnAnswer {
  moves: string[];
  whole: boolean;
  ordered: boolean;
}

/** How fast a table plays: `live` has a bank of seconds and adds some at each move, `days` counts per turn. */
export interface Pace {
  kind: "days" | "free" | "live";
  bank: number;
  extra: number;
  days: number;
  away: number;
}

/** A sealed part was opened; the parts themselves are told when the game is over. */
export interface PartEntry {
  kind: "part";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
}

/** What each thing of a domain lists, such as the favourites of a goal card: numbers of another domain. */
export interface PartsInfo {
  domain: string;
  items: number[][];
}

export interface PasswordAsk {
  password: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** The table as it was after an entry, for the one who asks. */
export interface Past {
  number: number;
  now: Moment;
}

/** The server was away, or its clock was set: so many milliseconds were spared everybody. */
export interface PauseEntry {
  kind: "pause";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  spent: number;
}

/** What one must know about a person to decide about them. The address is where they came from last. */
export interface PersonCard {
  person: string;
  name: string;
  kind: string;
  created: number;
  seen: number;
  admin: boolean;
  address: string;
  tables: string[];
  sanctions: SanctionInfo[];
}

export interface PersonList {
  people: PersonCard[];
}

/**
 * A message of the words by its key, with the figures that its sentence names.
 *
 * A figure is a number, plain text, another phrase, or a thing: its domain and its number there, the domain `seat`
 * being the players. `form` asks for a declined form of the message, such as `acc`, where a language has one.
 */
export interface Phrase {
  args?: Record<string, number | string | [string, number] | Phrase>;
  form?: string;
  key: string;
}

export interface PingRequest {
  type: "ping";
  id: string;
}

/** Which seats are connected, and how many people watch. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}

/** Why a call was not carried out: a key for programs, a sentence for people. Nothing was changed. */
export interface Problem {
  key: string;
  sentence: Sentence;
  rule: string;
  args: Record<string, unknown>;
}

/** How an opponent fared that is a program of the rules and has no seat; `<game>-program-<name>` says its name. */
export interface ProgramEnding {
  name: string;
  place: number;
  score: number;
  breakdown: Record<string, unknown>;
}

/** What a seat is asked: a text key of the game, and the rule behind it. */
export interface Prompt {
  ask: string;
  rule: string;
}

/** Set a new password by the code that was shown, or by one that was sent. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** A code is shown once. */
export interface RecoveryCode {
  code: string;
}

/** A request was refused and changed nothing. `id` is empty where the message could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  sentence: Sentence;
  rule: string;
  args: Record<string, unknown>;
}

/** Who one is now, and a code that is shown this once: it sets a new password when the old one is forgotten. */
export interface Registered {
  person: string;
  name: string;
  guest: boolean;
  created: number;
  code: string;
  admin: boolean;
}

/** A new table with the same people and settings waits. */
export interface RematchEntry {
  kind: "rematch";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  table: string;
}

/** Delete a message of the chat for good. */
export interface RemoveAsk {
  table: string;
  entry: number;
  reason: string;
}

/** The message of entry `entry` was deleted. */
export interface RemovedEntry {
  kind: "removed";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  entry: number;
}

export interface Rename {
  name: string;
}

/**
 * Answer in the window that entry `window` opened: all decisions so far, in place of those before.
 *
 * No decisions take the answer back. A `move` in a window adds one decision, an `undo` takes the last one back.
 */
export interface ReplyRequest {
  type: "reply";
  id: string;
  seat: number;
  window: number;
  moves: string[];
}

/** Tell those who look after the server about somebody at a table; `entry` is what they said, if that is it. */
export interface ReportAsk {
  table: string;
  seat: number;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  words?: string;
  entry?: number | null;
}

export interface ReportInfo {
  id: string;
  at: number;
  reporter: string;
  reporter_name: string;
  person: string;
  name: string;
  table: string | null;
  entry: number | null;
  said: string;
  reason: string;
  words: string;
  closed: number | null;
}

export interface ReportList {
  reports: ReportInfo[];
}

/** A person gave up for good; a bot plays on where the game needs the seat. */
export interface ResignEntry {
  kind: "resign";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  info: SeatInfo;
}

export interface ResignRequest {
  type: "resign";
  id: string;
  seat: number;
}

export interface RulesBooks {
  en: Book;
  ru: Book;
}

/** What holds against a person, or against everybody at an address; `kick` is from one table. */
export interface SanctionInfo {
  id: string;
  kind: "ban" | "kick" | "mute";
  person: string | null;
  name: string;
  address: string | null;
  table: string | null;
  until: number | null;
  reason: string;
  actor: string;
  at: number;
}

export interface SanctionList {
  sanctions: SanctionInfo[];
}

/** A message of the chat; without a text where it was deleted, or where the receiver has blocked the person. */
export interface SayEntry {
  kind: "say";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  name: string;
  text: string;
  person: string;
  gone: "" | "blocked" | "removed";
}

export interface SayRequest {
  type: "say";
  id: string;
  text: string;
}

/** Somebody has sealed what they add to the luck. */
export interface SealEntry {
  kind: "seal";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  seal: string;
}

/**
 * Something about a seat changed; `info` is the seat afterwards.
 *
 * `absent`: a bot plays on for somebody who kept everybody waiting, as the others wished. `replaced`: a quicker bot
 * answers, because the other was `slow`, `crashed` or waited too long (`busy`). Where `info` still has the same level,
 * that is for this decision alone.
 */
export interface SeatEntry {
  kind: "seat";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  what: "absent" | "back" | "filled" | "handed" | "joined" | "left" | "replaced";
  info: SeatInfo;
  why: "" | "busy" | "crashed" | "slow";
}

/** Who sits on a seat. Where a person has a `bot`, the bot plays until the person takes the seat back. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  guest: boolean;
  outside: boolean;
  bot: string | null;
  resigned: boolean;
}

/** What one seat sees and may do. Spectators get an empty list and the question that is open. */
export interface SeatView {
  view: Record<string, unknown>;
  legal: Legal[];
  prompt: Prompt | null;
  several: Several | null;
  answer: OwnAnswer | null;
}

/** One sentence for people, in both languages. */
export interface Sentence {
  en: string;
  ru: string;
}

export type ServerMessage = Hello | EntryMessage | Answered | Done | Refused | Presence | Bye;

/** A browser that is logged in; `current` is the one that asks. */
export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface SessionList {
  sessions: SessionInfo[];
}

/**
 * What a seat may select at once: the answer is one move, `<kind> <value> <value> ...` in any order.
 *
 * Nothing selected is `<kind> none`; it is allowed where `least` is 0 or `or_none` is true.
 */
export interface Several {
  kind: string;
  domain: string;
  items: SeveralItem[];
  least: number;
  most: number;
  or_none: boolean;
  budget: SeveralBudget | null;
}

/** What the selected things may weigh together; the weights are in the order of the items. */
export interface SeveralBudget {
  most: number;
  weights: number[];
}

/** One thing that may be selected, in the word of the notation, and how many of it at most. */
export interface SeveralItem {
  value: string;
  most: number;
}

/** Begin. With `fill`, bots of that level take the seats that are still open. */
export interface Start {
  fill?: string | null;
}

/** The game was set up; the events tell the opening. */
export interface StartEntry {
  kind: "start";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
}

export interface TableInfo {
  id: string;
  game: string;
  owner: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  options: Record<string, boolean | string>;
  pace: Pace;
  listed: boolean;
  watchable: boolean;
  created: number;
  changed: number;
  number: number;
  waiting: number[];
  windows: WindowSettings;
  rematch: string | null;
  practice: boolean;
  rules: number;
  content: string;
  chosen: boolean;
  luck: Luck | null;
}

export interface TableList {
  tables: TableInfo[];
}

/** A table that is opened with one click: how many seats, and the bots at all but one of them. */
export interface TableOffer {
  seats: number;
  level: string;
}

/** What to do with which pieces, and why the program decides so. */
export interface TaskInfo {
  do: TaskLine;
  why: TaskLine[];
}

/** A sentence and the rule that it follows. */
export interface TaskLine {
  text: Sentence;
  rule: string;
}

/** A fact about windows (with the domain of its values) or a scope, as standing orders name it. */
export interface TermInfo {
  id: string;
  name: Sentence;
  domain: string;
}

/** A name for an outside bot. */
export interface TokenAsk {
  name: string;
}

export interface TokenInfo {
  id: string;
  name: string;
  person: string;
  created: number;
}

export interface TokenList {
  tokens: TokenInfo[];
}

/** An undo request that waits for answers. `number` is the entry that asked. */
export interface UndoAsk {
  number: number;
  seat: number;
  moves: number;
  consent: number[];
  agreed: number[];
  until: number;
}

/** Moves were undone, down to the position after `to` moves. */
export interface UndoEntry {
  kind: "undo";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  to: number;
  moves: number;
}

/** What taking back the seat's last move would mean: how many moves go, and which people must agree first. */
export interface UndoOffer {
  moves: number;
  consent: number[];
}

/** Take the seat's last move back at once if that is free, else ask the others. */
export interface UndoRequest {
  type: "undo";
  id: string;
  seat: number;
}

/** Whether the move is allowed, and if not, why. */
export interface Why {
  allowed: boolean;
  refusal: Problem | null;
}

export interface WhyAsk {
  seat: number;
  move: string;
}

/** A window has closed: the events tell what came of it. `answers` holds those of your own seats, by seat. */
export interface WindowEntry {
  kind: "window";
  number: number;
  at: number;
  seat: number | null;
  events: Event[];
  answers: Record<string, string[]>;
}

/** A window that is open: the same for everybody, whoever has answered. */
export interface WindowInfo {
  question: number;
  kind: string;
  seats: number[];
  opened: number;
  until: number | null;
  facts: Record<string, string>;
}

/** A kind of window, and how many seconds it lasts at a live table where nothing else was chosen. */
export interface WindowKind {
  id: string;
  name: Sentence;
  seconds: number;
}

/**
 * How long the windows of a table stay open.
 *
 * At a live table each lasts exactly the `seconds` of its kind, where not given those of the game; with `early` it
 * ends as soon as everybody who is asked has answered or left an order. At a slow table standing orders answer at
 * once, and without a fitting one it is a pass; with `ask` everybody is asked in person, up to the time of reply; who
 * can only pass is waited for until some time after opening the table. A table without haste waits for everybody.
 */
export interface WindowSettings {
  seconds: Record<string, number>;
  early: boolean;
  ask: boolean;
}

/** The receiver at this table. */
export interface You {
  person: string;
  name: string;
  seats: number[];
  note: string;
  orders: Record<string, Order[]>;
}
