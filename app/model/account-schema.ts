import { z } from "zod";
import { problem } from "./field-problems";
import { cleanLine, lengthOf } from "./text";

export const MIN_USERNAME = 3;
export const MAX_USERNAME = 50;
export const MAX_EMAIL = 200;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

const username = z
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

const email = z
  .string({ error: problem.required })
  .transform((value) => cleanLine(value).toLowerCase())
  .refine((value) => lengthOf(value) <= MAX_EMAIL, {
    error: problem.atMost(MAX_EMAIL),
    abort: true,
  })
  .pipe(z.email({ error: problem.email }));

/** Passwords are never trimmed, only brought to one Unicode form, so that every keyboard agrees. */
const newPassword = z
  .string({ error: problem.required })
  .transform((value) => value.normalize("NFC"))
  .refine((value) => lengthOf(value) >= MIN_PASSWORD, problem.atLeast(MIN_PASSWORD))
  .refine((value) => lengthOf(value) <= MAX_PASSWORD, problem.atMost(MAX_PASSWORD));

export const signupSchema = z
  .object({
    username,
    email,
    password: newPassword,
    passwordAgain: z
      .string({ error: problem.required })
      .transform((value) => value.normalize("NFC")),
  })
  .refine((form) => form.password === form.passwordAgain, {
    error: problem.passwordsDiffer,
    path: ["passwordAgain"],
  });

export const loginSchema = z.object({
  email: z
    .string({ error: problem.required })
    .max(1000, problem.atMost(MAX_EMAIL))
    .transform((value) => cleanLine(value).toLowerCase()),
  password: z
    .string({ error: problem.required })
    .max(1000, problem.atMost(MAX_PASSWORD))
    .transform((value) => value.normalize("NFC")),
});
