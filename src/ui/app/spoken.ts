import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { languageOf, type Settings } from '../../file'
import { type Language, speak } from '../../language'
import type { Errors } from '../kit/errors'
import { learnGerman } from './learn-german'

const spoken = signal<Language>('en')

/** Speaks a language as soon as its words are there; every screen that said something says it again. */
export async function say(language: Language): Promise<void> {
  if (language === 'de') await learnGerman()
  document.documentElement.lang = language
  speak(spoken)
  spoken.value = language
}

/** Follows the settings for as long as the panel is open. */
export function sayBySettings(settings: ReadonlySignal<Settings>, errors: Errors): () => void {
  return effect(() => {
    const language = languageOf(settings.value)
    if (language !== spoken.peek()) errors.guard(() => say(language))
  })
}
