import { withQuery } from "./paths";

/** Written by the server only: in emails, feeds and redirects. Browsers do not load them. */
export const serverPaths = {
  emailConfirm: (token: string) => withQuery("/user/email", { token }),
  emailStop: (token: string) => withQuery("/user/email/stop", { token }),
  passwordResetNew: (token: string) => withQuery("/password/reset/new", { token }),
  verify: (token: string) => withQuery("/user/verify", { token }),
  health: () => "/health",
  passwordResetSuccess: () => "/password/reset/success",
  passwordUpdateSuccess: () => "/password/update/success",
  sitemap: (part?: number) => withQuery("/sitemap.xml", { part }),
  userFeed: (user: number) => withQuery("/user/feed", { user }),
  goodbye: () => "/logout?account=deleted",
  importItem: (id: number, item: number) => withQuery("/recipe/edit", { import: id, item }),
  passwordResetEmail: () => "/password/reset/email",
  verificationEmailSent: () => "/verification-email-sent",
};
