import { USERS_SHOWN } from "#domain/account/users-shown";
import { EMAIL_LISTS } from "#domain/email/email-delivery";
import { CAST } from "./cast";
import {
  type Calls,
  CURSOR,
  each,
  heldIn,
  IN,
  NAMES,
  NOWHERE,
  PEOPLE,
  TEXTS,
  VIEWERS,
} from "./same-answers-arguments";

export const people: Record<string, Calls> = {
  getAccount: () => [[1], [5]],
  findUserPicture: () => each(VIEWERS, [1, 2, NOWHERE]),
  listSessions: () => each(PEOPLE),
  listOpenLinks: () => each(PEOPLE),
  listAccessNotices: () => each(PEOPLE, [CURSOR]),
  getAccountShown: () => [[1], [2], [5]],
  listRemainingCookbooks: () => [[1], [4]],
  listUsers: () =>
    each(
      USERS_SHOWN.flatMap((show) =>
        ["", "e", "elodie c"].map((search) => ({ show, search, cursor: CURSOR })),
      ),
    ),
  listFollows: () => each(PEOPLE, ["followers", "requests", "following"], [CURSOR]),
  listBlocked: () => each(PEOPLE, [CURSOR]),
  listPublicAccounts: () => each(PEOPLE, [CURSOR]),
  getProfile: ({ people: [one = 0] }) => each(VIEWERS, [1, 2, one, NOWHERE]),
  listPendingFollowers: () => each(PEOPLE),
  getNumbers: () => each(PEOPLE),
  listUnfinished: () => each(PEOPLE),
  listNewFollowers: () => each(PEOPLE),
  listLastLiked: () => each(PEOPLE),
  getOtherPerson: () => each(PEOPLE, [1, 2, NOWHERE]),
  getOtherAccount: () => each(PEOPLE, [{ id: 2 }, { email: "bob@popote.example" }]),
  findSession: () => [["nothing"]],
  findTokenProblem: () => [["nothing", "verify"]],
  getNamed: () => [[{ id: 2 }], [{ email: "BOB@popote.example" }], [{ id: NOWHERE }]],
};

export const administration: Record<string, Calls> = {
  listAuditLog: () => [[{ actor: null, cursor: CURSOR }], [{ actor: 5, cursor: CURSOR }]],
  listCustomNames: () => ["", "sal", "crè"].map((search) => [{ search, cursor: CURSOR }]),
  findCustomName: () => NAMES.map((name) => [name]),
  findMaintenance: () => [[]],
  getOverview: () => [[]],
  listAdministeredRecipes: () =>
    ["", ...TEXTS].flatMap((search) =>
      [undefined, 1].map((author) => [CAST.ada, { search, author, cursor: CURSOR, locale: "en" }]),
    ),
  getClosedThing: (world) =>
    each(
      [CAST.ada, CAST.alice],
      [
        { kind: "RECIPE", id: world.recipes[2] },
        { kind: "COOKBOOK", id: world.cookbook },
        { kind: "USER", id: 1 },
      ],
    ),
  findGrant: (world) => each([CAST.ada], [{ kind: "RECIPE", id: world.recipes[2] }]),
  listLastBackups: () => [[]],
  listEmails: () => each([...EMAIL_LISTS], [CURSOR]),
  findMailTrouble: () => [[]],
  listOpenReports: () => each([CAST.ada], [CURSOR]),
  getReported: (world) =>
    each(PEOPLE, [
      { recipe: world.first, isPicture: false },
      { user: 1, isPicture: false },
    ]),
  listSettledReports: () => [[CURSOR]],
};

export const cookbooks: Record<string, Calls> = {
  listHeldRecipes: (world) => each([CAST.alice, CAST.dana], [heldIn(world)], [CURSOR]),
  listHeldTitles: (world) => each([CAST.alice, CAST.dana], [heldIn(world)]),
  listHeldSizes: (world) => each([CAST.alice, CAST.dana], [heldIn(world)]),
  listMembers: (world) => each([CAST.alice, CAST.dana], [heldIn(world)], [CURSOR]),
  listCookbooks: () => each(PEOPLE, [1, 2, 4], [CURSOR]),
  listDepartures: () => each(PEOPLE),
  listCookbooksFor: (world) => each(PEOPLE, [world.first, world.second], [CURSOR]),
  listMemberChoices: (world) => each(PEOPLE, [world.cookbook, ...world.others.slice(0, 2)]),
  getCookbookMembership: (world) => each(PEOPLE, [world.cookbook, NOWHERE]),
  getPrinted: (world) => each([CAST.alice, CAST.dana], [heldIn(world)], ["en", "fr"], [1, 2]),
  getCookbook: (world) => each(VIEWERS, [world.cookbook, NOWHERE]),
  getEditableCookbook: (world) => each(PEOPLE, [world.cookbook, NOWHERE]),
  wasCookbookSavedBy: () => [["nothing"]],
  getReader: () => each(PEOPLE, [1, 2, NOWHERE]),
  listRecipeChoices: (world) =>
    each(
      [CAST.alice, CAST.dana],
      [world.cookbook],
      ["", ...TEXTS].map((search) => ({ search, cursor: CURSOR, ticked: [world.second] })),
    ),
  getSharedCookbook: ({ keys }) => each(VIEWERS, [keys.cookbook, "wrong"]),
  listSharedRecipes: (world) => each(VIEWERS, [{ id: world.cookbook, sharedBy: 1 }], [CURSOR]),
  getCookbookSharing: (world) => each(PEOPLE, [world.cookbook]),
  findCookbookPicture: (world) => each(VIEWERS, [world.cookbook], [null, world.keys.cookbook]),
  exportCookbook: (world) => [
    [world.files, { viewer: CAST.alice, ...IN("en") }, heldIn(world), "markdown"],
  ],
};
