import { learn, type Translations } from '../../language'
import { runInPanel, unpack } from '../../workers/packed'
import packed from './german-script?worker'

let learned: Promise<void> | null = null

/** Unpacks the German words, once. */
export function learnGerman(): Promise<void> {
  learned ??= unpackGerman()
  return learned
}

async function unpackGerman(): Promise<void> {
  const script = await unpack(packed).text()
  const hear = (event: Event): void => learn('de', (event as CustomEvent<Translations>).detail)
  addEventListener('glance:german', hear, { once: true })
  runInPanel(script)
}
