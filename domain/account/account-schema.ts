import { z } from "zod";
import { problem } from "../form/field-problems";
import { cleanLine, countCharacters } from "../text/text";
import { findUsernameProblem } from "./username";

const MIN_USERNAME = 3;
const MAX_USERNAME = 50;
const MAX_BIO = 160;
const MAX_EMAIL = 200;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

/** Reports one problem without aborting, so that checks across fields still run. */
function refineWith(findProblem: (value: string) => string | undefined) {
  return (value: string, { addIssue }: z.RefinementCtx): void => {
    const message = findProblem(value);
    if (message) addIssue({ code: "custom", message });
  };
}

function findLengthProblem(value: string, least: number, most: number): string | undefined {
  if (value === "") return problem.required;
  if (countCharacters(value) < least) return problem.atLeast(least);
  return countCharacters(value) > most ? problem.atMost(most) : undefined;
}

const anyUsername = z
  .string({ error: problem.required })
  .transform((value) => cleanLine(value).normalize("NFKC"))
  .superRefine(refineWith((value) => findLengthProblem(value, MIN_USERNAME, MAX_USERNAME)));

const newUsername = (kept?: string) =>
  anyUsername.superRefine(
    refineWith((value) => {
      if (value === kept || findLengthProblem(value, MIN_USERNAME, MAX_USERNAME)) return undefined;
      const wrong = findUsernameProblem(value);
      return wrong && problem[wrong];
    }),
  );

const email = z
  .string({ error: problem.required })
  .transform((value) => cleanLine(value).toLowerCase())
  .superRefine(
    refineWith((value) => {
      const isAddress = z.regexes.email.test(value);
      return findLengthProblem(value, 1, MAX_EMAIL) ?? (isAddress ? undefined : problem.email);
    }),
  );

/** NFC, because keyboards encode accented letters in two ways; never trimmed. */
const newPassword = z
  .string({ error: problem.required })
  .transform((value) => value.normalize("NFC"))
  .superRefine(refineWith((value) => findLengthProblem(value, MIN_PASSWORD, MAX_PASSWORD)));

const givenPassword = z
  .string({ error: problem.required })
  .max(1000, problem.atMost(MAX_PASSWORD))
  .transform((value) => value.normalize("NFC"));

const twice = {
  password: newPassword,
  passwordAgain: givenPassword.refine((value) => value !== "", problem.required),
};

type Twice = { password: string; passwordAgain: string };

const isTwiceTheSame = ({ password, passwordAgain }: Twice) =>
  password.normalize("NFC") === passwordAgain.normalize("NFC");

const DIFFER = {
  error: problem.passwordsDiffer,
  path: ["passwordAgain"],
  /** Also runs if other fields are invalid. */
  when: ({ value }: { value: unknown }) => {
    const { password, passwordAgain } = (value ?? {}) as Partial<Twice>;
    return [password, passwordAgain].every((each) => typeof each === "string" && each !== "");
  },
};

export const signupSchema = z
  .object({ username: newUsername(), email, ...twice })
  .refine(isTwiceTheSame, DIFFER);

export const chosenPasswordSchema = z.object({ password: newPassword });

export const newPasswordSchema = z.object(twice).refine(isTwiceTheSame, DIFFER);

export const updatePasswordSchema = z
  .object({ current: givenPassword, ...twice })
  .refine(isTwiceTheSame, DIFFER);

export const emailSchema = z.object({ email });

export const usernameSchema = z.object({ username: anyUsername });

export const newUsernameSchema = z.object({ username: newUsername() });

const tick = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** One line of plain text; empty is fine. */
const bio = z
  .string()
  .default("")
  .transform(cleanLine)
  .superRefine(
    refineWith((value) => (value === "" ? undefined : findLengthProblem(value, 0, MAX_BIO))),
  );

export function profileSchema(kept: string) {
  return z.object({ username: newUsername(kept), bio, isPublic: tick, autoAcceptsFollows: tick });
}

export const passwordSchema = z.object({ password: givenPassword });

export const codeSchema = z.object({
  code: z.string({ error: problem.required }).max(100, problem.atMost(100)),
});

export const loginSchema = z.object({
  email: z
    .string({ error: problem.required })
    .max(1000, problem.atMost(MAX_EMAIL))
    .transform((value) => cleanLine(value).toLowerCase()),
  password: givenPassword,
});
