import { USER_FILTERS } from "#domain/account/user-filters";
import { EMAIL_LISTS } from "#domain/email/email-delivery";
import { CAST } from "./cast";
import {
  buildCookbook,
  type Calls,
  CURSOR,
  combine,
  IN,
  NAMES,
  PEOPLE,
  TEXTS,
  UNKNOWN_ID,
  VIEWERS,
} from "./same-answers-arguments";

const VIEWINGS = [{ locale: "en" }, { locale: "fr", units: "metric" }];

export const people: Record<string, Calls> = {
  getAccount: () => [[1], [5]],
  findUserImage: () => combine(VIEWERS, [1, 2, UNKNOWN_ID]),
  listSessions: () => combine(PEOPLE),
  listOpenLinks: () => combine(PEOPLE),
  listAccessNotices: () => combine(PEOPLE, [CURSOR]),
  getAccountDetails: () => [[1], [2], [5]],
  listRemainingCookbooks: () => [[1], [4]],
  listUsers: () =>
    combine(
      USER_FILTERS.flatMap((show) =>
        ["", "e", "elodie c"].map((search) => ({ show, search, cursor: CURSOR })),
      ),
    ),
  listFollows: () => combine(PEOPLE, ["followers", "requests", "following"], [CURSOR]),
  listBlocked: () => combine(PEOPLE, [CURSOR]),
  listPublicAccounts: () => combine(PEOPLE, [CURSOR]),
  getProfile: ({ people: [one = 0] }) => combine(VIEWERS, [1, 2, one, UNKNOWN_ID]),
  listPendingFollowers: () => combine(PEOPLE),
  getDashboardCounts: () => combine(PEOPLE),
  listUnfinished: () => combine(PEOPLE),
  listNewFollowers: () => combine(PEOPLE),
  listRecentlyLiked: () => combine(PEOPLE),
  getOtherPerson: () => combine(PEOPLE, [1, 2, UNKNOWN_ID]),
  getOtherAccount: () => combine(PEOPLE, [{ id: 2 }, { email: "bob@popote.example" }]),
  findSession: () => [["nothing"]],
  findTokenProblem: () => [["nothing", "verify"]],
  getUser: () => [[{ id: 2 }], [{ email: "BOB@popote.example" }], [{ id: UNKNOWN_ID }]],
};

export const administration: Record<string, Calls> = {
  listAuditLog: () => [[{ actor: null, cursor: CURSOR }], [{ actor: 5, cursor: CURSOR }]],
  countWaiting: () => [[]],
  listCustomNames: () => ["", "sal", "crè"].map((search) => [{ search, cursor: CURSOR }]),
  getTag: () => [[1], [UNKNOWN_ID]],
  listTags: () => ["", "ét"].map((search) => [{ search, cursor: CURSOR }]),
  findCustomName: () => NAMES.map((name) => [name]),
  findMaintenance: () => [[]],
  getOverview: () => [[]],
  listAdministeredRecipes: () =>
    ["", ...TEXTS].flatMap((search) =>
      [undefined, 1].map((author) => [CAST.ada, { search, author, cursor: CURSOR, locale: "en" }]),
    ),
  getTargetSummary: (world) =>
    combine(
      [CAST.ada, CAST.alice],
      [
        { kind: "RECIPE", id: world.recipes[2] },
        { kind: "COOKBOOK", id: world.cookbook },
        { kind: "USER", id: 1 },
      ],
    ),
  findGrant: (world) => combine([CAST.ada], [{ kind: "RECIPE", id: world.recipes[2] }]),
  listLastBackups: () => [[]],
  listEmails: () => combine([...EMAIL_LISTS], [CURSOR]),
  findEmailTrouble: () => [[]],
  listOpenReports: () => combine([CAST.ada], [CURSOR]),
  getReported: (world) =>
    combine(PEOPLE, [
      { recipe: world.first, isImage: false },
      { user: 1, isImage: false },
    ]),
  listSettledReports: () => [[CURSOR]],
};

export const cookbooks: Record<string, Calls> = {
  listCookbookRecipes: (world) =>
    combine([CAST.alice, CAST.dana], [buildCookbook(world)], [CURSOR]),
  listRecipeTitles: (world) => combine([CAST.alice, CAST.dana], [buildCookbook(world)]),
  listRecipeSizes: (world) => combine([CAST.alice, CAST.dana], [buildCookbook(world)]),
  listFronts: (world) =>
    combine(VIEWERS, [[world.cookbook, ...world.others].map((id) => ({ id }))]),
  getFront: (world) => combine(VIEWERS, [{ id: world.cookbook }]),
  listMembers: (world) => combine([CAST.alice, CAST.dana], [buildCookbook(world)], [CURSOR]),
  listCookbooks: () => combine(PEOPLE, [1, 2, 4], [CURSOR]),
  listDepartures: () => combine(PEOPLE),
  listCookbookChoices: (world) => combine(PEOPLE, [world.first, world.second], [CURSOR]),
  listMemberChoices: (world) => combine(PEOPLE, [world.cookbook, ...world.others.slice(0, 2)]),
  getCookbookMembership: (world) => combine(PEOPLE, [world.cookbook, UNKNOWN_ID]),
  getPrintPage: (world) =>
    combine([CAST.alice, CAST.dana], [buildCookbook(world)], VIEWINGS, [1, 2]),
  getCookbook: (world) => combine(VIEWERS, [world.cookbook, UNKNOWN_ID]),
  getEditableCookbook: (world) => combine(PEOPLE, [world.cookbook, UNKNOWN_ID]),
  wasCookbookSavedBy: () => [["nothing"]],
  getVisibleUser: () => combine(PEOPLE, [1, 2, UNKNOWN_ID]),
  listRecipeChoices: (world) =>
    combine(
      [CAST.alice, CAST.dana],
      [world.cookbook],
      ["", ...TEXTS].map((search) => ({ search, cursor: CURSOR, ticked: [world.second] })),
    ),
  getSharedCookbook: ({ keys }) => combine(VIEWERS, [keys.cookbook, "wrong"]),
  listSharedRecipes: (world) => combine(VIEWERS, [{ id: world.cookbook, sharedBy: 1 }], [CURSOR]),
  getCookbookSharing: (world) => combine(PEOPLE, [world.cookbook]),
  findCookbookImage: (world) => combine(VIEWERS, [world.cookbook], [null, world.keys.cookbook]),
  exportCookbook: (world) => [
    [world.files, { viewer: CAST.alice, ...IN("en") }, buildCookbook(world), "markdown"],
  ],
};
