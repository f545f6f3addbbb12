import type { FollowIntent } from "#domain/account/follow";
import { type Attempt, apiCall, form, imageCalls, page } from "./rights-attempt";
import type { Household } from "./rights-scene";

const about = (intent: FollowIntent, whom: keyof Household["people"]) =>
  form("/user/follow", ({ people }) => ({ intent, user: people[whom].id }));

const aboutOneself = (intent: FollowIntent) =>
  form("/user/follow", ({ self }) => ({ intent, user: self }));

export function listPeopleAttempts(bytes: Buffer): Record<string, Attempt[]> {
  return {
    "see a public account": [page(({ people }) => `/user/view?user=${people.charlie.id}`)],
    "see a non-public account": [page(({ people }) => `/user/view?user=${people.alice.id}`)],
    "change the image of a user": imageCalls(
      ({ people }) => `/image/users/${people.alice.id}`,
      bytes,
    ),
    "edit a user": [page(({ people }) => `/user/edit?user=${people.alice.id}`)],
    "open one’s own account": [
      page("/user/view"),
      page("/user/edit"),
      page("/user/settings"),
      page("/password/update/"),
      page("/user/delete"),
      page("/user/data.zip"),
    ],
    "follow somebody": [about("follow", "hugo")],
    "withdraw a request": [about("unfollow", "finn")],
    "unfollow somebody": [about("unfollow", "gina")],
    "follow or unfollow oneself": [aboutOneself("follow"), aboutOneself("unfollow")],
    "accept a request": [about("accept", "hugo")],
    "decline a request": [about("decline", "hugo")],
    "remove a follower": [about("remove", "ines")],
    "be told of requests": [apiCall("/api/v1/notification"), page("/user/list?show=requests")],
  };
}
