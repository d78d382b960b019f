import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  perceive,
  perceiveLooks,
  type Pixels,
  type Steps
} from '../../../../src/perception'
import { encodeIndexedPng } from '../../../../src/images/png/encode-indexed-png'
import { NETWORKS } from '../networks'

const DRAWINGS = [
  drawAttentionMap,
  drawPerceptionMap,
  drawHotspotsMap,
  drawClarityMap,
  drawExcitingnessMap
]

/** What is timed, by the name of its row. */
export const TASKS = {
  'nothing but the picture': function* () {
    // What a process costs that only starts and reads the picture.
  },
  'Glance, attention only': function* (pixels) {
    yield* perceiveLooks(pixels, {
      ...{ medium: 'desktopWeb', hints: [], faces: null },
      backbone: NETWORKS.backbone
    })
  },
  'Glance, whole engine': function* (pixels) {
    yield* perceive(pixels, { medium: 'desktopWeb' })
  },
  'Glance, whole engine, faces looked for': function* (pixels) {
    yield* perceive(pixels, { medium: 'desktopWeb', networks: NETWORKS })
  },
  'Glance, with five maps drawn and encoded': function* (pixels) {
    const seen = yield* perceive(pixels, { medium: 'desktopWeb' })
    for (const draw of DRAWINGS) encodeIndexedPng(yield* draw(seen, seen.picture))
  }
} satisfies Record<string, (pixels: Pixels) => Steps<void>>

export type TaskName = keyof typeof TASKS
