/** The languages that all of Glance is written in. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The tables of one language by their name in `wordsOf`. English needs none: it stands in the code. */
export type Translations = Readonly<Record<string, object>>

/** For `Intl`, by language. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }

let spoken: { readonly value: Language } = { value: 'en' }
const known: Partial<Record<Language, Translations>> = {}

/**
 * Registers the words of a feature. Returns a function that gives them in the current language, English without a
 * translation. Call it at each use, since the language can change: never keep a sentence that is still to be shown.
 */
export function wordsOf<Words extends object>(name: string, english: Words): () => Words {
  return () => (known[spoken.value]?.[name] as Words | undefined) ?? english
}

/** The type of a translation of a feature's words. */
export type Translation<Words extends () => object> = ReturnType<Words>

/** Adds the tables of a language. */
export function learn(language: Language, translations: Translations): void {
  known[language] = { ...known[language], ...translations }
}

/** Sets the source of the current language: a signal in the panel, so that its screens follow. */
export function speak(source: { readonly value: Language }): void {
  spoken = source
}

/** The current language. */
export function language(): Language {
  return spoken.value
}

/** Its BCP 47 locale, for `Intl`. */
export function locale(): string {
  return LOCALES[spoken.value]
}

/** The language of a browser's tag such as `de-AT`; English for languages without a translation. */
export function nearestLanguage(tag: string): Language {
  const [first = ''] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === first) ?? 'en'
}
