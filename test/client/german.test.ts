import { afterEach, describe, expect, it } from 'vitest'
import * as errors from '../../src/client/errors'
import type { GlanceError } from '../../src/errors'
import { unfitVideoError } from '../../src/client/video/unfit-video'
import { words as videoWords } from '../../src/client/video/words'
import { type Language, learn, speak } from '../../src/language'
import { GERMAN } from '../../src/ui/app/german'
import { ERROR_CODES } from '../../src/interface'

learn('de', GERMAN)
afterEach(() => speak({ value: 'en' }))

const HOST = 'api.example.com'
const ANSWER = { status: 418, code: null, text: '', retryAfterMs: null }
const PAGE_CODES = [
  ...['page_not_public', 'page_unreachable', 'page_timeout', 'page_error', 'page_not_html'],
  ...['page_capture_failed', 'page_capture_unavailable']
]

/** Every error that the client makes, in each of its forms. */
const MAKE: (() => GlanceError)[] = [
  ...[...ERROR_CODES, ...PAGE_CODES, 'moon_phase'].flatMap((code): (() => GlanceError)[] => [
    () => errors.analysisFailed(code, ''),
    () => errors.adFailed(code, ''),
    () => errors.videoFailed(code, ''),
    () => errors.invalidRequest({ ...ANSWER, code })
  ]),
  () => errors.adRefused(),
  () => errors.videoNotFound(),
  () => errors.videoAddOnMissing(),
  () => errors.answerTooLarge(HOST, 8e6, 200),
  ...(['nothing', 'html', 'picture', 'brokenJson', 'other'] as const).map(
    (came) => () => errors.notJson(HOST, came, 200)
  ),
  () => errors.unexpectedAnswer(HOST, ['id', 'status'], 200),
  () => errors.networkFailed(HOST, 'maybe', null, 'ECONNREFUSED'),
  () => errors.networkFailed('localhost', 'maybe', null, null),
  () => errors.networkFailed(HOST, 'yes', 200, null),
  () => errors.redirectRefused(HOST, 302),
  () => errors.requestTimeout(HOST, 1000, 'maybe', null),
  () => errors.deadlineExceeded(600_000, 'yes', errors.rateLimited(2000)),
  () => errors.aborted('no'),
  () => errors.aborted('yes'),
  () => errors.authenticationFailed(),
  () => errors.rateLimited(null),
  () => errors.serviceDown(HOST, { ...ANSWER, status: 503 }),
  () => errors.requestRefused(ANSWER),
  ...(['anything', 'analysis', 'ad', 'tags'] as const).map(
    (what) => () => errors.resourceNotFound(what)
  ),
  () => errors.analysisNotFound(),
  () => errors.resultExpired(),
  () => errors.downloadRefused(HOST, 403),
  () => errors.unsupportedImage(HOST, 'gif', 200, ['PNG', 'GIF', 'JPEG']),
  ...(['empty', 'cutOff', 'damaged', 'noPixels', 'noSize'] as const).map(
    (damage) => () => errors.corruptDownload(HOST, damage, 200)
  ),
  () => errors.corruptDownload(HOST, { width: 9000, height: 9000 }, 200),
  ...[413, 403, 418].map((status) => () => errors.uploadRefused(HOST, status)),
  () => errors.uploadStalled(HOST, 30_000, 'yes'),
  ...(['summary', 'recommendations'] as const).flatMap((kind): (() => GlanceError)[] => [
    () => errors.generationFailed(kind, '', 500),
    () => errors.textExpired(kind, 410),
    () => errors.textNotFound(kind)
  ]),
  ...(['empty', 'noScheme', 'invalid', 'credentials', 'query', 'fragment'] as const).map(
    (fault) => () => errors.invalidAddress(fault)
  ),
  ...(['service', 'picture', 'upload'] as const).map((of) => () => errors.insecureAddress(of)),
  ...(['empty', 'spaces', 'characters'] as const).map((fault) => () => errors.invalidKey(fault)),
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

  it('does not repeat in English what a service says of a page beside its code', () => {
    const text = 'There is no site named example.test. Check the address.'
    const error = (language: Language): string => {
      speak({ value: language })
      return errors.analysisFailed('page_unreachable', text).message
    }
    expect(error('en')).toBe(text)
    expect(error('de')).toBe('Die Seite war nicht zu erreichen.')
  })
})
