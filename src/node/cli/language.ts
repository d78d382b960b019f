import { type Language, LANGUAGES, learn, speak } from '../../language'
import { GERMAN } from '../../engine/texts/german'
import { UsageError } from './options'

/** The option of commands that write texts. */
export const LANGUAGE_OPTION = { type: 'string', default: 'en' } as const

/** Reads what stands after --language. Throws UsageError. */
export function readLanguage(name: string): Language {
  const language = LANGUAGES.find((one) => one === name)
  if (language === undefined) {
    throw new UsageError(`--language must be one of ${LANGUAGES.join(', ')}.`)
  }
  return language
}

/** Has summaries and recommendations written in a language. Commands themselves speak English. */
export function writeIn(language: Language): void {
  learn('de', GERMAN)
  speak({ value: language })
}
