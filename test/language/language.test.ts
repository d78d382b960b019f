import { afterEach, describe, expect, it } from 'vitest'
import {
  learn,
  locale,
  nearestLanguage,
  speak,
  type Translation,
  wordsOf
} from '../../src/language'

const words = wordsOf('test/language', {
  title: 'Scores',
  layers: (count: number) => (count === 1 ? '1 layer' : `${count} layers`)
})
const untranslated = wordsOf('test/untranslated', { title: 'Layers' })
const german: Translation<typeof words> = {
  title: 'Werte',
  layers: (count) => (count === 1 ? '1 Ebene' : `${count} Ebenen`)
}

afterEach(() => speak({ value: 'en' }))

describe('the words of a feature', () => {
  it('are English until another language is spoken', () => {
    learn('de', { 'test/language': german })
    expect(words().title).toBe('Scores')
    expect(locale()).toBe('en-GB')
  })

  it('are those of the language that is spoken, at the moment they are asked for', () => {
    learn('de', { 'test/language': german })
    const source: { value: 'en' | 'de' } = { value: 'de' }
    speak(source)
    expect(words().layers(2)).toBe('2 Ebenen')
    expect(locale()).toBe('de-DE')
    source.value = 'en'
    expect(words().layers(2)).toBe('2 layers')
  })

  it('are English where there is no translation', () => {
    speak({ value: 'de' })
    expect(untranslated().title).toBe('Layers')
  })

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['en-US', 'en'],
    ['fr', 'en'],
    ['', 'en']
  ])('of a browser that says %s are %s', (tag, language) => {
    expect(nearestLanguage(tag)).toBe(language)
  })
})
