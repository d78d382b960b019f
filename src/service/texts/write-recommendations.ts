import { ACTION_FINDINGS, strengthsOf } from './action-findings'
import type { Brief } from './brief'
import { busiestRegion, layersInRegion } from './busiest-region'
import { cannotJudge } from './cannot-judge'
import { clarityBand } from './clarity-words'
import type { Find, Finding } from './finding'
import { LAYER_FINDINGS } from './layer-findings'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import { regionName } from './place'
import { layersOf } from './ranks'
import { targetOf } from './target'
import { capital, list } from './words'

/** Up to three design recommendations as a Markdown list, most telling first. Each follows from a number. */
export function writeRecommendations(measured: Measured, brief: Brief = {}): string {
  const excuse = cannotJudge(measured)
  if (excuse !== null) return excuse
  const findings = findingsOf(measured, brief)
  return [
    findings.length > 0
      ? findings.map(({ title, reason }) => `- **${title}.** ${reason}`).join('\n')
      : nothingToChange(measured, brief),
    whichIsMain(measured, brief),
    '*Estimates: try a change and compare a second run.*'
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What was looked for without success, and what the main action has already. */
function nothingToChange(measured: Measured, brief: Brief): string {
  if (layersOf(measured).length === 0) return 'Nothing to change was found in the picture alone.'
  const target = targetOf(measured, brief)
  const strengths = target ? strengthsOf(target.layer, measured) : ''
  const already =
    target && strengths !== '' ? ` ${capital(layerName(target.layer, measured))} ${strengths}.` : ''
  return `Nothing to change was found in buttons, badges, pictures, the contrast of texts and clutter.${already}`
}

/** Where the designer has not said which layer should lead. */
function whichIsMain(measured: Measured, brief: Brief): string {
  if (layersOf(measured).length === 0) return ''
  const target = targetOf(measured, brief)
  if (target?.by === 'mark') return ''
  return target
    ? `If another layer than ${layerName(target.layer, measured)} is the main one, mark it in the list of layers.`
    : 'Mark the layer that matters most in the list of layers: texts then say how it fares.'
}

/** More are not read. */
const MOST = 3

/** Most telling first. */
const ALL: readonly Find[] = [...ACTION_FINDINGS, ...LAYER_FINDINGS, clutterFinding]

/** What to change, most telling first; no layer is spoken of twice, but for the one that should lead. */
function findingsOf(measured: Measured, brief: Brief): Finding[] {
  const target = targetOf(measured, brief)
  const found: Finding[] = []
  for (const find of ALL) {
    const finding = find(measured, target)
    const said = found.flatMap(({ layers }) => layers)
    if (finding && !finding.layers.some((layer) => said.includes(layer))) found.push(finding)
  }
  return found.slice(0, MOST)
}

/** Where to thin out a cluttered picture. */
function clutterFinding(measured: Measured): Finding | null {
  if (clarityBand(measured) !== 'cluttered') return null
  const busiest = busiestRegion(measured)
  if (!busiest) return null
  const layers = layersInRegion(busiest.region, measured).slice(0, 2)
  const what =
    layers.length > 0 ? `, around ${list(layers.map((layer) => layerName(layer, measured)))}` : ''
  const [there, everywhere] = [busiest.clutter, busiest.mean].map((part) => Math.round(100 * part))
  return {
    title: `Thin out ${regionName(busiest.region)}${what}`,
    reason: `Clutter is ${there} of 100 there, ${everywhere} on average.`,
    layers
  }
}
