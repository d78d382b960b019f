import { afterEach, describe, expect, it } from 'vitest'
import * as errors from '../../src/client/errors'
import type { ClientError } from '../../src/client/errors'
import { unfitVideoError } from '../../src/client/video/unfit-video-error'
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
const MAKE: (() => ClientError)[] = [
  ...[...ERROR_CODES, ...PAGE_CODES, 'moon_phase'].flatMap((code): (() => ClientError)[] => [
    () => new errors.AnalysisFailedError(code, ''),
    () => new errors.AdFailedError(code, ''),
    () => new errors.VideoFailedError(code, ''),
    () => new errors.InvalidRequestError({ ...ANSWER, code })
  ]),
  () => new errors.AdRefusedError(),
  () => new errors.VideoNotFoundError(),
  () => new errors.VideoAddOnMissingError(),
  () => new errors.AnswerTooLargeError(HOST, 8e6, 200),
  ...(['nothing', 'html', 'picture', 'brokenJson', 'other'] as const).map(
    (came) => () => new errors.NotJsonError(HOST, came, 200)
  ),
  () => new errors.UnexpectedAnswerError(HOST, ['id', 'status'], 200),
  () => new errors.NetworkError(HOST, 'maybe', null, 'ECONNREFUSED'),
  () => new errors.NetworkError('localhost', 'maybe', null, null),
  () => new errors.NetworkError(HOST, 'yes', 200, null),
  () => new errors.RedirectRefusedError(HOST, 302),
  () => new errors.RequestTimeoutError(HOST, 1000, 'maybe', null),
  () => new errors.DeadlineError(600_000, 'yes', new errors.RateLimitedError(2000)),
  () => new errors.AbortedError('no'),
  () => new errors.AbortedError('yes'),
  () => new errors.AuthenticationFailedError(),
  () => new errors.RateLimitedError(null),
  () => new errors.ServiceDownError(HOST, { ...ANSWER, status: 503 }),
  () => new errors.RequestRefusedError(ANSWER),
  ...(['anything', 'analysis', 'ad', 'tags'] as const).map(
    (what) => () => new errors.ResourceNotFoundError(what)
  ),
  () => new errors.AnalysisNotFoundError(),
  () => new errors.ResultExpiredError(),
  () => new errors.DownloadRefusedError(HOST, 403),
  () => new errors.UnsupportedImageError(HOST, 'gif', 200, ['PNG', 'GIF', 'JPEG']),
  ...(['empty', 'cutOff', 'damaged', 'noPixels', 'noSize'] as const).map(
    (damage) => () => new errors.CorruptDownloadError(HOST, damage, 200)
  ),
  () => new errors.CorruptDownloadError(HOST, { width: 9000, height: 9000 }, 200),
  ...[413, 403, 418].map((status) => () => new errors.UploadRefusedError(HOST, status)),
  () => new errors.UploadStalledError(HOST, 30_000, 'yes'),
  ...(['summary', 'recommendations'] as const).flatMap((kind): (() => ClientError)[] => [
    () => new errors.GenerationFailedError(kind, '', 500),
    () => new errors.TextExpiredError(kind, 410),
    () => new errors.TextNotFoundError(kind)
  ]),
  ...(['empty', 'noScheme', 'invalid', 'credentials', 'query', 'fragment'] as const).map(
    (fault) => () => new errors.InvalidAddressError(fault)
  ),
  ...(['service', 'picture', 'upload'] as const).map(
    (of) => () => new errors.InsecureAddressError(of)
  ),
  ...(['empty', 'spaces', 'characters'] as const).map(
    (fault) => () => new errors.InvalidKeyError(fault)
  ),
  ...(Object.keys(videoWords()) as (keyof ReturnType<typeof videoWords>)[]).map(
    (fault) => () => unfitVideoError(fault)
  )
]

function saidIn(language: Language): ClientError[] {
  speak({ value: language })
  return MAKE.map((make) => make())
}

const ENGLISH =
  /\b(?:the|and|of|is|to|with|for|at|than|it|from|that|not|no|service|again|picture|address|key|minutes|seconds?)\b/i

describe('an error in German', () => {
  it('keeps its class, its code and what it says was sent', () => {
    const facts = ({ name, code, sent, status }: ClientError) => ({ name, code, sent, status })
    expect(saidIn('de').map(facts)).toEqual(saidIn('en').map(facts))
  })

  it('says what happened and what to do in whole German sentences', () => {
    for (const { name, message, advice } of saidIn('de')) {
      const text = `${message} ${advice}`.replaceAll(HOST, 'Host').trim()
      expect(text, name).not.toMatch(ENGLISH)
      expect(text, name).not.toMatch(/undefined|null|\[object| {2}| [.,;:](?!webm)|["”]/)
      expect(text, name).toMatch(/^[A-ZÄÖÜ]/)
      expect(text, name).toMatch(/[.)]$/)
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
      return new errors.AnalysisFailedError('page_unreachable', text).message
    }
    expect(error('en')).toBe(text)
    expect(error('de')).toBe('Die Seite war nicht zu erreichen.')
  })
})
