export type FollowState = "PENDING" | "ACCEPTED";

export interface Relation {
  following: FollowState | null;
  follower: FollowState | null;
  /** Whether the viewer blocked the user; the reverse is never revealed. */
  isBlocked: boolean;
}

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

export interface UserCard {
  id: number;
  username: string;
  imageVersion: number | null;
}

export const PEOPLE_LISTS = ["followers", "following", "requests", "blocked", "find"] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];
