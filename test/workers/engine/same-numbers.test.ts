import { mapOutputs } from '../../../src/engine/map-outputs'
import { judgeAreas } from '../../../src/engine/texts/judge-areas'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import { keptFacts, summarise } from '../../../src/engine/texts/summarise'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LayerNode } from '../../../src/file'
import { type Medium, PREDICTIONS } from '../../../src/interface'
import { analyse } from '../../../src/node/analyse/analyse-command'
import { buildDesigns } from '../../support/designs/build-designs'
import { pictureFrame } from '../../support/designs/picture-frame'
import { layeredDesigns } from '../../support/designs/read-designs'
import { onDevice } from './support/on-device'
import { temporaryFolder } from '../../support/temporary-folder'

/** Files of the command line, which asks the service. */
const MAP_FILES = [
  'attention-map.png',
  'perception-map.png',
  'hotspots-map.png',
  'clarity-map.png',
  'excitingness-map.png'
] as const

/** An advertisement, a phone's screen, and pages with a face. The photograph is not part of the project. */
const DESIGNS = [
  'Ad banner 300x250',
  'Phone settings',
  'Hero with a drawn face',
  'Hero with a photographed face'
]
const ABSENT = 'The viewing data is not at hand.'

/** All that is said of a picture. Maps by their hash: a difference says which, not each of its bytes. */
interface Said {
  maps: Record<string, string>
  scores: { clarity: number | null; excitingness: number | null }
  summary: string
}

interface Picture {
  png: Uint8Array
  medium: Medium
  width: number
  height: number
  nodes: readonly LayerNode[]
}

const folder = await temporaryFolder()
const pictures = new Map<string, Picture>()
const byCommand = new Map<string, Said>()

beforeAll(async () => {
  const build = (figma: Parameters<typeof buildDesigns>[0]): Promise<FrameNode[]> =>
    buildDesigns(figma, (name) => DESIGNS.includes(name))
  for await (const { name, medium, nodes, png, pixels } of layeredDesigns(build)) {
    const { width, height } = pixels
    pictures.set(name, { png, medium, width, height, nodes })
    byCommand.set(name, await saidByCommand(name, png, medium))
  }
})

describe.each(DESIGNS)('npm run analyse and the panel, given the same picture of %s,', (name) => {
  it('draw the same maps, byte for byte, and say the same scores and summary', async (context) => {
    const picture = pictures.get(name)
    if (picture === undefined) return context.skip(ABSENT)
    expect(await saidInPanel(picture, null)).toEqual(byCommand.get(name))
  })

  it('do so also where the picture is the one fill of a frame, as it is when it was dropped on the canvas', async (context) => {
    const picture = pictures.get(name)
    if (picture === undefined) return context.skip(ABSENT)
    expect(await saidInPanel(picture, [pictureFrame(picture)])).toEqual(byCommand.get(name))
  })
})

async function saidByCommand(name: string, png: Uint8Array, medium: Medium): Promise<Said> {
  const file = join(folder, `${name}.png`)
  await writeFile(file, png)
  expect(await analyse([file, '--out', folder, '--medium', medium])).toBe(0)
  const read = (written: string): Promise<Buffer> => readFile(join(folder, name, written))
  const { scores } = JSON.parse((await read('result.json')).toString()) as Pick<Said, 'scores'>
  const said: Said = { maps: {}, scores, summary: '' }
  for (const map of MAP_FILES) said.maps[map] = hashOf(await read(map))
  said.summary = (await read('summary.md')).toString().trim()
  return said
}

async function saidInPanel(
  { png, medium }: Picture,
  nodes: readonly LayerNode[] | null
): Promise<Said> {
  const { engine, close } = onDevice()
  const { signal } = new AbortController()
  const { outputs, facts, layers } = await engine.analyse(
    { file: png, nodes, medium, predictions: PREDICTIONS },
    { signal }
  )
  const { clarity, excitingness } = outputs
  const maps: Said['maps'] = {}
  mapOutputs(outputs, (map, name) => (maps[name] = hashOf(map)))
  const scores = {
    clarity: clarity?.score ?? null,
    excitingness: excitingness?.score ?? null
  }
  const judgement = layers
    ? judgeLayers({ medium, picture: facts.picture, layers: layers.layers, marked: null, goal: '' })
    : judgeAreas(facts)
  const summary = summarise(keptFacts(facts), { ...facts, medium }, judgement).trim()
  close()
  return { maps, scores, summary }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
