"""What titles count (IVN-ICO-14), in the words of the content and by number."""

from __future__ import annotations

from typing import Final

COUNTERS: Final = (
    "project_construction",
    "project_trade",
    "project_military",
    "project_any",
    "project_set",
    "title",
    "estate",
    "token_spoils_trade",
    "city_influence",
    "city_presence",
    "region_influence",
    "region_building",
    "field_warrior",
    "foreign_good",
    "favour_rank",
)
COUNT_ANY: Final = 3
COUNT_SET: Final = 4
COUNT_TITLE: Final = 5
COUNT_ESTATE: Final = 6
COUNT_TOKENS: Final = 7
COUNT_CITY_INFLUENCE: Final = 8
COUNT_CITY_PRESENCE: Final = 9
COUNT_REGION_INFLUENCE: Final = 10
COUNT_REGION_BUILDING: Final = 11
COUNT_FIELD: Final = 12
COUNT_FOREIGN: Final = 13
COUNT_RANK: Final = 14
