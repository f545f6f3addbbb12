import { z } from "zod";
import { problem } from "./field-problems";
import { cleanLine, lengthOf } from "./text";

export const MIN_USERNAME = 3;
export const MAX_USERNAME = 50;
export const MAX_EMAIL = 200;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

export const username = z
  .string({ error: problem.required })
  .transform((value) => cleanLine(value).normalize("NFKC"))
  .refine((value) => lengthOf(value) >= MIN_USERNAME, {
    error: problem.atLeast(MIN_USERNAME),
    abort: true,
  })
  .refine((value) => lengthOf(value) <= MAX_USERNAME, {
    error: problem.atMost(MAX_USERNAME),
    abort: true,
  })
  .refine((value) => /^[\p{L}\p{M}\p{Nd}._-]+$/u.test(value), problem.username);

export const email = z
  .string({ error: problem.required })
  .transform((value) => cleanLine(value).toLowerCase())
  .refine((value) => lengthOf(value) <= MAX_EMAIL, {
    error: problem.atMost(MAX_EMAIL),
    abort: true,
  })
  .pipe(z.email({ error: problem.email }));

/** NFC, because keyboards write one accented letter in two ways; never trimmed. */
const newPassword = z
  .string({ error: problem.required })
  .transform((value) => value.normalize("NFC"))
  .refine((value) => lengthOf(value) >= MIN_PASSWORD, problem.atLeast(MIN_PASSWORD))
  .refine((value) => lengthOf(value) <= MAX_PASSWORD, problem.atMost(MAX_PASSWORD));

/** A password to check: bounded, but not held to the rules for new ones. */
const givenPassword = z
  .string({ error: problem.required })
  .max(1000, problem.atMost(MAX_PASSWORD))
  .transform((value) => value.normalize("NFC"));

const twice = {
  password: newPassword,
  passwordAgain: givenPassword,
};

const isTwiceTheSame = (form: { password: string; passwordAgain: string }) =>
  form.password === form.passwordAgain;

const DIFFER = { error: problem.passwordsDiffer, path: ["passwordAgain"] };

export const signupSchema = z.object({ username, email, ...twice }).refine(isTwiceTheSame, DIFFER);

export const chosenPasswordSchema = z.object({ password: newPassword });

export const newPasswordSchema = z.object(twice).refine(isTwiceTheSame, DIFFER);

export const updatePasswordSchema = z
  .object({ current: givenPassword, ...twice })
  .refine(isTwiceTheSame, DIFFER);

export const emailSchema = z.object({ email });

export const usernameSchema = z.object({ username });

const tick = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

export const profileSchema = z.object({ username, isPublic: tick, autoAcceptsFollows: tick });

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
