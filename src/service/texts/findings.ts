import type { Brief } from './brief'
import { ACTION_FINDINGS } from './action-findings'
import { CLUTTER_FINDING } from './clutter-finding'
import type { Find, Finding } from './finding'
import { LAYER_FINDINGS } from './layer-findings'
import type { Measured } from './measured'
import { targetOf } from './target'

/** More are not read. */
const MOST = 3

/** Most telling first. */
const ALL: readonly Find[] = [...ACTION_FINDINGS, ...LAYER_FINDINGS, CLUTTER_FINDING]

/** What to change, most telling first; no layer is spoken of twice, but for the one that should lead. */
export function findingsOf(measured: Measured, brief: Brief): Finding[] {
  const target = targetOf(measured, brief)
  const found: Finding[] = []
  for (const find of ALL) {
    const finding = find(measured, target)
    const said = found.flatMap(({ layers }) => layers)
    if (finding && !finding.layers.some((layer) => said.includes(layer))) found.push(finding)
  }
  return found.slice(0, MOST)
}
