import sharp from "sharp";
import { expect, test } from "vitest";
import { adminAttempts } from "./support/rights-admin";
import { listCookbookAttempts } from "./support/rights-cookbooks";
import { listPeopleAttempts } from "./support/rights-people";
import { listRecipeAttempts } from "./support/rights-recipes";
import { openHousehold } from "./support/rights-scene";
import { readTable, tryRow } from "./support/rights-table";
import { openTestServer } from "./support/server";

/**
 * The permission table. Charlie is a stranger, Bob follows Alice, Dana is a member of her cookbook,
 * Kim administers it with her, Alice owns the things, and Ada is an ADMIN: outside /admin like
 * Charlie.
 *
 * yes: allowed. login, home: redirected there; a call without a session gets auth.sessionNotFound.
 * no: refused with the code at the end of the row; self, see, last: refused with their code in
 * WORDS. hidden: answered as if there were no such image.
 */
const TABLE = `
                                      | nobody | charlie | bob | dana | kim  | alice | ada  |
see a PUBLIC recipe                   | yes    | yes     | yes | yes  | yes  | yes   | yes  |
see the image of a PUBLIC recipe    | yes    | yes     | yes | yes  | yes  | yes   | yes  |
see a PROTECTED recipe                | no     | no      | yes | yes  | yes  | yes   | no   | recipe.notAllowedToSee
see the image of a PROTECTED one    | no     | no      | yes | yes  | yes  | yes   | no   | hidden
see a PRIVATE recipe                  | no     | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToSee
see the image of a PRIVATE one      | no     | no      | no  | no   | no   | yes   | no   | hidden
create a recipe                       | login  | yes     | yes | yes  | yes  | yes   | yes  |
keep a draft of a recipe              | login  | yes     | yes | yes | yes  | yes   | yes  |
edit a recipe                         | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
see or take back what a recipe was    | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
delete a recipe                       | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
change the visibility of a recipe     | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
change the image of a recipe          | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
like or unlike a PUBLIC recipe        | login  | yes     | yes | yes  | yes  | yes   | yes  |
like or unlike a PROTECTED recipe     | login  | no      | yes | yes  | yes  | yes   | no   | recipe.notAllowedToSee
like or unlike a PRIVATE recipe       | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToSee
read any recipe by its secret address | yes    | yes     | yes | yes  | yes  | yes   | yes  |
see its image by that address       | yes    | yes     | yes | yes  | yes  | yes   | yes  |
read a PRIVATE recipe by another’s key | no    | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToSee
see its image by another’s key      | no     | no      | no  | no   | no   | yes   | no   | hidden
edit or delete a recipe by its key    | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
like a PRIVATE recipe by its key      | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToSee
make a secret address                 | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
see or revoke a secret address        | login  | no      | no  | no   | no   | yes   | no   | recipe.notAllowedToEdit
see a public account                  | yes    | yes     | yes | yes  | yes  | yes   | yes  |
see a non-public account              | no     | no      | yes | no   | no   | yes   | no   | user.notPublic
change the image of a user          | login  | no      | no  | no   | no   | yes   | no   | user.notAllowedToEdit
edit a user                           | login  | no      | no  | no   | no   | yes   | no   | user.notAllowedToEdit
open one’s own account                | login  | yes     | yes | yes  | yes  | yes   | yes  |
follow somebody                       | login  | yes     | yes | yes  | yes  | yes   | yes  |
withdraw a request                    | login  | yes     | yes | yes  | yes  | yes   | yes  |
unfollow somebody                     | login  | yes     | yes | yes  | yes  | yes   | yes  |
follow or unfollow oneself            | login  | no      | no  | no   | no   | no    | no   | request.onYourself
accept a request                      | login  | no      | no  | no   | no   | yes   | no   | follow.noRequest
decline a request                     | login  | no      | no  | no   | no   | yes   | no   | follow.noRequest
remove a follower                     | login  | no      | no  | no   | no   | yes   | no   | follow.noRequest
be told of requests                   | login  | yes     | yes | yes  | yes  | yes   | yes  |
create a cookbook                     | login  | yes     | yes | yes  | yes  | yes   | yes  |
create one with an unseen recipe      | login  | yes     | no  | no   | no   | no    | no   | recipe.notAllowedToSee
see a cookbook                        | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notAllowedToSee
see the image of a cookbook           | no     | no      | no  | yes  | yes  | yes   | no   | hidden
add a recipe that one may see         | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
add a recipe that one may not see     | login  | no      | no  | see  | see  | see   | no   | cookbook.notMember
remove a recipe that Dana added       | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notAllowedToRemoveRecipe
remove a recipe that Kim added        | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAllowedToRemoveRecipe
rename or describe a cookbook         | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
change the image of a cookbook        | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
delete a cookbook                     | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
add a member                          | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
remove a member                       | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
remove the administrator Alice        | login  | no      | no  | no   | yes  | self  | no   | cookbook.notAdministrator
make Dana an administrator            | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
unmake the administrator Alice        | login  | no      | no  | no   | yes  | self  | no   | cookbook.notAdministrator
make, unmake or remove oneself        | login  | no      | no  | no   | self | self  | no   | cookbook.notAdministrator
see its shopping list                 | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
change its shopping list              | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
see its foods at hand                 | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
change its foods at hand              | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
see its plan                          | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
change its plan                       | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
share its list or plan by a link      | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
read and tick its list by a link      | yes    | yes     | yes | yes  | yes  | yes   | yes  |
read its plan by a link               | yes    | yes     | yes | yes  | yes  | yes   | yes  |
leave a cookbook                      | login  | no      | no  | yes  | yes  | yes   | no   | cookbook.notMember
leave a cookbook that Kim alone keeps | login  | no      | no  | yes  | last | yes   | no   | cookbook.notMember
read one by its secret address        | yes    | yes     | yes | yes  | yes  | yes   | yes  |
make its secret address               | login  | no      | no  | no   | yes  | yes   | no   | cookbook.notAdministrator
see or revoke its secret address      | login  | no      | no  | no   | yes  | no    | no   | cookbook.notAdministrator
list and see ingredients              | login  | yes     | yes | yes  | yes  | yes   | yes  |
open what is under /admin             | login  | home    | home | home | home | home  | yes  |
make somebody an ADMIN                | login  | home    | home | home | home | home  | yes  |
make an ADMIN a USER                  | login  | home    | home | home | home | home  | yes  |
confirm an address by hand            | login  | home    | home | home | home | home  | yes  |
suspend an account                    | login  | home    | home | home | home | home  | yes  |
lift a suspension                     | login  | home    | home | home | home | home  | yes  |
delete an account                     | login  | home    | home | home | home | home  | yes  |
step into a recipe                    | login  | home    | home | home | home | home  | yes  |
step into a cookbook                  | login  | home    | home | home | home | home  | yes  |
step into an account                  | login  | home    | home | home | home | home  | yes  |
make, unmake, suspend or delete oneself | login | home   | home | home | home | home  | self |
`;

const WORDS = {
  self: "request.onYourself",
  see: "recipe.notAllowedToSee",
  last: "cookbook.lastAdministrator",
};

test("every user is allowed what the table says, by page and by call, and a refusal changes nothing", async () => {
  const household = await openHousehold(await openTestServer());
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } });
  const bytes = await image.png().toBuffer();
  const ways = {
    ...listRecipeAttempts(bytes),
    ...listPeopleAttempts(bytes),
    ...listCookbookAttempts(bytes),
    ...adminAttempts,
  };
  const rows = readTable(TABLE, WORDS);
  expect(Object.keys(ways).sort()).toEqual(rows.map(({ what }) => what).sort());
  const tried = [];
  for (const { what } of rows) tried.push(await tryRow(household, what, ways[what] ?? []));
  expect(tried).toEqual(rows);
}, 300_000);
