import { afterEach, describe, expect, it } from 'vitest'
import { analysisFailed, busyOrDown, clientError, duration } from '../../src/client'
import { words as content } from '../../src/client/core/words'
import { words } from '../../src/client/errors/words'
import type { GlanceError } from '../../src/errors'
import { unfitVideoError } from '../../src/client/video/unfit-video'
import { words as videoWords } from '../../src/client/video/words'
import { type Language, learn, speak } from '../../src/language'
import { GERMAN } from '../../src/ui/app/german'
import { ERROR_NAMES, exampleOf } from './support/example-errors'

learn('de', GERMAN)
afterEach(() => speak({ value: 'en' }))

const HOST = 'api.example.com'

/** What is put into the sentences of the errors, in the language that is spoken. */
const facts = () => ({
  came: content().came.html,
  damage: content().damage.cutOff,
  expected: content().anyOf(['PNG', 'GIF', 'JPEG']),
  failure: clientError('result_expired').message,
  host: HOST,
  megabytes: '8',
  part: words().partOfBrief('goal'),
  places: content().quoted('id'),
  said: '.',
  time: duration(1000),
  why: ' (ECONNREFUSED)'
})

/** Makers of every error of the client. */
const MAKE: (() => GlanceError)[] = [
  ...ERROR_NAMES.map((name) => () => exampleOf(name, facts())),
  ...[null, 2000, 600_000].map((retryAfterMs) => () => {
    return busyOrDown(HOST, { status: 429, code: null, text: '', retryAfterMs })!
  }),
  ...(Object.keys(videoWords()) as (keyof ReturnType<typeof videoWords>)[]).map(
    (fault) => () => unfitVideoError(fault)
  )
]

function saidIn(language: Language): GlanceError[] {
  speak({ value: language })
  return MAKE.map((make) => make())
}

const ENGLISH =
  /\b(?:the|and|of|is|to|with|for|at|than|it|from|that|not|no|service|again|picture|address|key|minutes|seconds?)\b/i

describe('an error in German', () => {
  it('keeps its kind, its code and what it says was sent', () => {
    const facts = ({ kind, code, sent, status }: GlanceError) => ({ kind, code, sent, status })
    expect(saidIn('de').map(facts)).toEqual(saidIn('en').map(facts))
  })

  it('says what happened and what to do in whole German sentences', () => {
    for (const { kind, message, advice } of saidIn('de')) {
      const text = `${message} ${advice}`.replaceAll(HOST, 'Host').trim()
      expect(text, `${kind}`).not.toMatch(ENGLISH)
      expect(text, `${kind}`).not.toMatch(/undefined|null|\[object| {2}| [.,;:](?!webm)|["”]/)
      expect(text, `${kind}`).toMatch(/^[A-ZÄÖÜ]/)
      expect(text, `${kind}`).toMatch(/[.)]$/)
    }
  })

  it('is another one than in English wherever it is ours', () => {
    const english = saidIn('en')
    for (const [i, { message, advice }] of saidIn('de').entries()) {
      expect(message).not.toBe(english[i]!.message)
      if (advice !== '') expect(advice).not.toBe(english[i]!.advice)
    }
  })

  it('has the same facts put in as in English', () => {
    const holesIn = (): string[][] =>
      ERROR_NAMES.map(
        (name) =>
          words()
            .messages[name].match(/\{\w+\}/g)
            ?.sort() ?? []
      )
    speak({ value: 'en' })
    const english = holesIn()
    speak({ value: 'de' })
    expect(holesIn()).toEqual(english)
  })

  it('does not repeat in English what a service says of a page beside its code', () => {
    const text = 'There is no site named example.test. Check the address.'
    const error = (language: Language): string => {
      speak({ value: language })
      return analysisFailed('page_unreachable', text).message
    }
    expect(error('en')).toBe(text)
    expect(error('de')).toBe('Die Seite war nicht zu erreichen.')
  })
})
