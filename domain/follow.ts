/** How far a follow is: asked for, or accepted by the one followed. */
export type FollowState = "PENDING" | "ACCEPTED";

/** How somebody and another person stand to each other. */
export interface Relation {
  /** Whether one follows them. */
  following: FollowState | null;
  /** Whether they follow one. */
  follower: FollowState | null;
  /** Whether one blocked them. */
  isBlocked: boolean;
}

/** What one may do about another person. */
export const FOLLOW_INTENTS = [
  "follow",
  "unfollow",
  "accept",
  "decline",
  "remove",
  "block",
  "unblock",
] as const;
export type FollowIntent = (typeof FOLLOW_INTENTS)[number];

/** What became of it, as it is said on the next page. */
export type FollowOutcome =
  | "requested"
  | "following"
  | "withdrawn"
  | "unfollowed"
  | "accepted"
  | "declined"
  | "removed"
  | "blocked"
  | "unblocked";

/** Somebody as a list or a button names them. */
export interface PersonCard {
  id: number;
  username: string;
  imageVersion: number | null;
}

/** The lists of people that /user/list shows, one at a time. */
export const PEOPLE_LISTS = ["followers", "following", "requests", "blocked", "find"] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];
