import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { languageOf, type Settings } from '../../file'
import { type Language, learn, speak, type Translations } from '../../language'
import { readPart, runInPanel } from '../../workers/packed-parts'
import type { Errors } from '../kit/errors'

const spoken = signal<Language>('en')
let learned: Promise<void> | null = null

/** Speaks a language as soon as its words are there; every screen that said something says it again. */
export async function say(language: Language): Promise<void> {
  if (language === 'de') await (learned ??= learnGerman())
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

/** Once; after a failure, when German is asked for again. */
async function learnGerman(): Promise<void> {
  try {
    await runGerman()
  } catch (error) {
    learned = null
    throw error
  }
}

async function runGerman(): Promise<void> {
  const script = await (await readPart('german')).text()
  const hear = (event: Event): void => learn('de', (event as CustomEvent<Translations>).detail)
  addEventListener('glance:german', hear, { once: true })
  runInPanel(script)
}
