// Loaded before the server in one journey: redirects requests for Google to a server on loopback.
const standIn = process.env.GOOGLE_STAND_IN;
const ADDRESSES = {
  "https://oauth2.googleapis.com/token": `${standIn}/token`,
  "https://www.googleapis.com/oauth2/v3/userinfo": `${standIn}/userinfo`,
};
const ask = globalThis.fetch;

globalThis.fetch = (address, options) => ask(ADDRESSES[String(address)] ?? address, options);
