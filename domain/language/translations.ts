/** What of i18next a page uses. Its own types list every key, and take minutes to compare. */
export interface Translations {
  language: string;
  getFixedT(language: null, namespace: string | undefined): unknown;
  hasLoadedNamespace(names: string[]): boolean;
  loadNamespaces(names: string[]): Promise<unknown>;
}
