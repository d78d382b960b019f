import type { GlanceError } from '../../../src/errors'
import * as client from '../../../src/client'
import type { PictureDamage } from '../../../src/client'
import type { ServiceAnswer } from '../../../src/client/errors/service-answer'
import { words as input } from '../../../src/client/errors/input/words'
import { words as transfer } from '../../../src/client/errors/transfer/words'
import { words as service } from '../../../src/client/errors/words'
import { unfitVideoError, type VideoFault } from '../../../src/client/video/unfit-video'
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
  errors: readonly GlanceError[]
}

const BEFORE = [
  ...keys(input().address).map((fault) => client.invalidAddress(fault)),
  ...keys(input().insecure).map((of) => client.insecureAddress(of)),
  ...keys(input().key).map((fault) => client.invalidKey(fault)),
  client.invalidInput(
    'invalid_request',
    input().pictureTooLarge.fault,
    input().pictureTooLarge.advice
  ),
  ...keys(video())
    .filter((fault): fault is VideoFault => typeof video()[fault] === 'object')
    .map(unfitVideoError)
]

const ASKED = [
  client.networkFailed(HOST, 'maybe', null, null),
  client.networkFailed(HOST, 'yes', 200, null),
  client.redirectRefused(HOST, 302),
  client.requestTimeout(HOST, MINUTE, 'maybe', null),
  client.deadlineExceeded(10 * MINUTE, 'yes'),
  client.aborted('no'),
  client.aborted('maybe'),
  client.answerTooLarge(HOST, 8e6, 200),
  client.notJson(HOST, 'html', 200),
  client.unexpectedAnswer(HOST, ['outputs'], 200),

  client.authenticationFailed(),
  client.rateLimited(null),
  client.serviceDown(HOST, answer(502, null)),
  client.invalidRequest(answer(400, 'invalid_request')),
  ...keys(service().image).map((code) => client.invalidRequest(answer(400, code))),
  client.requestRefused(answer(403, '‹code of the service›')),
  ...keys(service().unknown).flatMap((what) =>
    what === 'advice' ? [] : [client.resourceNotFound(what)]
  ),
  client.analysisNotFound(),
  client.resultExpired(),
  client.adRefused(),
  client.videoAddOnMissing()
]

const ACCEPTED = [
  ...keys(service().page).map((code) => client.analysisFailed(code, '')),
  client.analysisFailed('‹code of the service›', '‹what the service says›'),
  client.adFailed('‹code of the service›', '‹what the service says›'),
  client.videoFailed('input_error', '‹what the service says›'),
  client.videoFailed('‹code of the service›', '‹what the service says›'),
  client.videoNotFound(),
  ...TEXT_KINDS.flatMap((kind) => [
    client.generationFailed(kind, '‹what the service says›', 500),
    client.textExpired(kind, 410),
    client.textNotFound(kind)
  ]),
  client.downloadRefused(HOST, 403),
  client.unsupportedImage(HOST, 'html', 200, ['PNG', 'JPEG']),
  ...keys(transfer().damage).map((damage: PictureDamage) =>
    client.corruptDownload(HOST, damage, 200)
  ),
  client.corruptDownload(HOST, { width: 20_000, height: 20_000 }, 200)
]

const UPLOADS = [
  ...[413, 403, 400].map((status) => client.uploadRefused(HOST, status)),
  client.uploadStalled(HOST, 2 * MINUTE, 'yes')
]

/** Every kind of the client's failures, each in every way in which it is said. */
export const CLIENT_ERRORS: readonly ErrorGroup[] = [
  { title: 'Before anything is sent', charged: 'no', errors: BEFORE },
  { title: 'When something is asked of a service', charged: 'asked', errors: ASKED },
  { title: 'When a video is uploaded', charged: 'no', errors: UPLOADS },
  { title: 'When an analysis was accepted', charged: 'accepted', errors: ACCEPTED }
]
