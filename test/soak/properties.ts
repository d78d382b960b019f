import type { ErrorData } from '../../src/errors'
import { KEY } from '../ui/support/test-panel'
import type { Ends } from './ends'
import type { Stage } from './stage'
import type { Kept, World } from './world'

/** What a press of a button allows, by title. */
export interface Presses {
  /** How often the designer asked for it to be sent. */
  sent: Map<string, number>
  /** What was asked for anew though an earlier analysis may be at the service: theirs to decide. */
  givenUp: Set<string>
}

interface End {
  ends: Ends
  kept: Kept
  presses: Presses
  /** What the panel reported last. */
  latest: ErrorData | null
}

/** What was seen on the way. */
export interface Seen extends Pick<Stage, 'broken' | 'creates' | 'injected' | 'pollsAgain'> {
  world: Pick<World, 'ledger'>
}

/** What must hold when nothing goes on any more. */
export function checkEnd(stage: Seen, { ends, kept, presses, latest }: End): void {
  const { broken, injected } = stage
  const { ledger } = stage.world
  for (const [title, { end, subject }] of ends) {
    const refused = injected.filter(
      // A service that is too busy has taken nothing on: it may be asked again.
      (one) => one.phase === 'create' && one.subject === title && one.fault.startsWith('429')
    )
    const creates = (stage.creates.get(title) ?? 0) - refused.length
    const allowed = presses.sent.get(title) ?? 0
    if (creates > allowed) broken.push(`${creates} creates of ${title} for ${allowed} presses`)

    const accepted = (ledger.accepted.get(title) ?? 0) > 0 && !presses.givenUp.has(title)
    const isLost = end === 'not begun' || end === 'refused before sending'
    const isFinal = subject?.final === true
    if (accepted && (isLost || (end === 'failed' && !isFinal))) {
      broken.push(`${title} was accepted, and is ${end}`)
    }
    const error = subject?.error ?? null
    if (subject?.state === 'failed' && (error === null || error.message === '')) {
      broken.push(`${title} failed without a reason`)
    }
    if (error?.code === 'unexpected_error') broken.push(`${title}: ${error.message}`)
    if (accepted && subject?.state === 'failed' && error?.sent === 'no' && subject.asked) {
      broken.push(`${title} was accepted, and said not to have been sent: ${error.code}`)
    }
    const isGivenUp = subject?.state === 'failed' && error?.code !== 'deadline_exceeded'
    if (isGivenUp && stage.pollsAgain.get(title) === true) {
      broken.push(`${title} was not asked for again when a poll failed: ${error?.code ?? ''}`)
    }
  }
  checkNoted(stage, ends, kept)
  if (latest?.code === 'unexpected_error') broken.push(`reported: ${latest.message}`)
  checkFile(stage, kept, JSON.stringify([...ends.values(), latest]))
}

/** The journal has what the panel knows, where its storage did not fail. */
export function checkNoted(
  { broken, injected }: Pick<Seen, 'broken' | 'injected'>,
  ends: Ends,
  { journal }: Pick<Kept, 'journal'>
): void {
  if (injected.some(({ fault }) => fault.includes('Journal'))) return
  for (const { title, serviceId } of journal) {
    const subject = ends.get(title)?.subject ?? null
    if (serviceId === null && subject !== null && subject.serviceId !== null) {
      broken.push(`${title} was accepted as ${subject.serviceId}, which is not noted`)
    }
    if (subject?.state === 'cancelled') broken.push(`${title} was cancelled, and is kept`)
  }
}

/** What is in the file is whole, and came from the service; the key is nowhere. */
function checkFile({ broken, world }: Seen, kept: Kept, told: string): void {
  const { ads, faults, images, journal, results } = kept
  broken.push(...faults)
  for (const [hash, image] of images) {
    if (image !== null && !world.ledger.gave(image))
      broken.push(`${hash} is no picture of the service`)
  }
  for (const { record, texts } of results) {
    if (Object.keys(record.maps).length === 0) {
      broken.push(`${record.title} was placed without a map`)
    }
    for (const map of Object.values(record.maps)) {
      if (map !== undefined && !images.has(map.hash)) {
        broken.push(`${record.title} is placed without its picture`)
      }
    }
    for (const text of Object.values(texts)) {
      if (text !== null && !world.ledger.gave(text))
        broken.push('a text that the service did not write')
    }
  }
  const written = JSON.stringify([journal, results, ads])
  if (/signature=|\/storage\//.test(written)) broken.push('a link is in the file')
  if ((written + told).includes(KEY)) broken.push('the key is in the file, or told')
}
