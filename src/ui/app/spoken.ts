import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { languageOf, type Settings } from '../../file'
import { type Language, learn, speak, type Translations } from '../../language'
import { sleep } from '../../waiting'
import { readPart, runInPanel } from '../../workers/packed-parts'

/** Wait for the German words before the panel opens in English, ms. */
const PATIENCE_MS = 1_000
/** Pause before they are asked for again, ms. */
const AGAIN_MS = 5_000

const spoken = signal<Language>('en')
let wanted: Language = 'en'
let learned: Promise<void> | null = null

/** Speaks a language once its words are loaded, unless another is wanted by then; every screen follows. */
export async function say(language: Language): Promise<void> {
  wanted = language
  if (language === 'de') await (learned ??= learnGerman())
  if (language !== wanted) return
  document.documentElement.lang = language
  speak(spoken)
  spoken.value = language
}

/** The same at the start, but resolves after a moment though the words have not come: English is spoken until they do. */
export function sayAtFirst(language: Language): Promise<void> {
  return Promise.race([say(language), sleep(PATIENCE_MS)])
}

/** Follows the language of the settings for as long as the panel is open. */
export function syncLanguage(settings: ReadonlySignal<Settings>): void {
  effect(() => {
    const language = languageOf(settings.value)
    if (language !== wanted) void say(language)
  })
}

/** Runs the script with the German words. The main thread, which may refuse or be busy, is asked until it has answered. */
function learnGerman(): Promise<void> {
  return new Promise((resolve) => {
    const ask = async (): Promise<void> => {
      const script = await (await readPart('german')).text()
      const receive = (event: Event): void =>
        learn('de', (event as CustomEvent<Translations>).detail)
      addEventListener('glance:german', receive, { once: true })
      runInPanel(script)
      clearInterval(timer)
      resolve()
    }
    const askAgain = (): void => void ask().catch(() => undefined)
    const timer = setInterval(askAgain, AGAIN_MS)
    askAgain()
  })
}
