import * as client from '../../../src/client'
import type { PictureDamage } from '../../../src/client'
import type { ServiceAnswer } from '../../../src/client/errors/service-answer'
import { words as input } from '../../../src/client/errors/input/words'
import { words as transfer } from '../../../src/client/errors/transfer/words'
import { words as service } from '../../../src/client/errors/words'
import { unfitVideoError } from '../../../src/client/video/unfit-video-error'
import type { VideoFault } from '../../../src/client/video/unfit-video'
import { words as video } from '../../../src/client/video/words'
import { TEXT_KINDS } from '../../../src/interface'

const HOST = '‹host›'
const MINUTE = 60_000
const answer = (status: number, code: string | null): ServiceAnswer => ({
  status,
  code,
  text: '‹what the service says›',
  retryAfterMs: null
})
const keys = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[]

/** Some of the client's errors, and what they mean for an analysis. */
interface ErrorGroup {
  title: string
  /** `asked`: it is told by the error itself. `accepted`: the service had taken it on before. */
  charged: 'no' | 'asked' | 'accepted'
  errors: readonly client.ClientError[]
}

const BEFORE = [
  ...keys(input().address).map((fault) => new client.InvalidAddressError(fault)),
  ...keys(input().insecure).map((of) => new client.InsecureAddressError(of)),
  ...keys(input().key).map((fault) => new client.InvalidKeyError(fault)),
  new client.InvalidInputError(
    'invalid_request',
    input().pictureTooLarge.fault,
    input().pictureTooLarge.advice
  ),
  ...keys(video())
    .filter((fault): fault is VideoFault => typeof video()[fault] === 'object')
    .map(unfitVideoError)
]

const ASKED = [
  new client.NetworkError(HOST, 'maybe', null, null),
  new client.NetworkError(HOST, 'yes', 200, null),
  new client.RedirectRefusedError(HOST, 302),
  new client.RequestTimeoutError(HOST, MINUTE, 'maybe', null),
  new client.DeadlineError(10 * MINUTE, 'yes'),
  new client.AbortedError('no'),
  new client.AbortedError('maybe'),
  new client.AnswerTooLargeError(HOST, 8e6, 200),
  new client.NotJsonError(HOST, 'html', 200),
  new client.UnexpectedAnswerError(HOST, ['outputs'], 200),

  new client.AuthenticationFailedError(),
  new client.RateLimitedError(null),
  new client.ServiceDownError(HOST, answer(502, null)),
  new client.InvalidRequestError(answer(400, 'invalid_request')),
  ...keys(service().image).map((code) => new client.InvalidRequestError(answer(400, code))),
  new client.RequestRefusedError(answer(403, '‹code of the service›')),
  ...keys(service().unknown).flatMap((what) =>
    what === 'advice' ? [] : [new client.ResourceNotFoundError(what)]
  ),
  new client.AnalysisNotFoundError(),
  new client.ResultExpiredError(),
  new client.AdRefusedError(),
  new client.VideoAddOnMissingError()
]

const ACCEPTED = [
  ...keys(service().page).map((code) => new client.AnalysisFailedError(code, '')),
  new client.AnalysisFailedError('‹code of the service›', '‹what the service says›'),
  new client.AdFailedError('‹code of the service›', '‹what the service says›'),
  new client.VideoFailedError('input_error', '‹what the service says›'),
  new client.VideoFailedError('‹code of the service›', '‹what the service says›'),
  new client.VideoNotFoundError(),
  ...TEXT_KINDS.flatMap((kind) => [
    new client.GenerationFailedError(kind, '‹what the service says›', 500),
    new client.TextExpiredError(kind, 410),
    new client.TextNotFoundError(kind)
  ]),
  new client.DownloadRefusedError(HOST, 403),
  new client.UnsupportedImageError(HOST, 'html', 200, ['PNG', 'JPEG']),
  ...keys(transfer().damage).map(
    (damage: PictureDamage) => new client.CorruptDownloadError(HOST, damage, 200)
  ),
  new client.CorruptDownloadError(HOST, { width: 20_000, height: 20_000 }, 200)
]

const UPLOADS = [
  ...[413, 403, 400].map((status) => new client.UploadRefusedError(HOST, status)),
  new client.UploadStalledError(HOST, 2 * MINUTE, 'yes')
]

/** Every class of the client's errors, each in every way in which it is said. */
export const CLIENT_ERRORS: readonly ErrorGroup[] = [
  { title: 'Before anything is sent', charged: 'no', errors: BEFORE },
  { title: 'When something is asked of a service', charged: 'asked', errors: ASKED },
  { title: 'When a video is uploaded', charged: 'no', errors: UPLOADS },
  { title: 'When an analysis was accepted', charged: 'accepted', errors: ACCEPTED }
]
