import { learn, speak } from '../../../src/language'
import { GERMAN } from '../../../src/ui/app/german'

/** What something comes to while the panel speaks German; English is spoken again after it. */
export async function inGerman<T>(act: () => T | Promise<T>): Promise<T> {
  learn('de', GERMAN)
  speak({ value: 'de' })
  try {
    return await act()
  } finally {
    speak({ value: 'en' })
  }
}
