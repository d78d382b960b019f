import type { Measure } from '../../src/engine/measure/measure'
import { measureHere } from '../../src/engine/measure/measure-here'
import { type FakeMain, fakeMain } from '../ui/support/fake-main'
import { layerTree } from '../ui/support/layer-tree'
import { samplePng } from '../ui/support/sample-png'
import { allFaults } from './faults'
import { chooser, faulty, type Injected } from './faulty'
import { keepLedger } from './ledger'
import { codec, newService } from './new-service'
import { AD_NAME, FRAME_NAMES, planOf } from './plan'
import { BASE_URL } from './stage'
import type { VirtualTime } from './virtual-time'
import type { Kept, World } from './world'

/** Everything in this process and in virtual time; makes the faults whose names match `only`. */
export async function openInMemory(
  seed: number,
  time: VirtualTime,
  tell: (injected: Injected) => void,
  only: RegExp
): Promise<World> {
  await THUMBNAIL
  const plan = planOf(seed)
  const service = newService(BASE_URL)
  const ledger = keepLedger((request) => time.during(() => service(request)), 'Film')
  const faults = allFaults((ms) => time.skip(ms)).filter(({ name }) => only.test(name))
  const main = newMain()
  return {
    plan,
    ledger,
    ask: faulty(ledger.serve, chooser(seed, plan.rate, faults, ledger.subjectOf, tell)),
    measure: measuredIn(time),
    idOf,
    main,
    kept: () => keptBy(main)
  }
}

/**
 * Every frame is exported as the same picture. Its thumbnail is compressed on another thread, which would let chance
 * decide what comes first: so it is made once.
 */
const PICTURE = samplePng(64, 48)
const THUMBNAIL = measureHere(codec).thumbnail(PICTURE)

function measuredIn(time: VirtualTime): Measure {
  const { looksSame, layers, region, difference } = measureHere(codec)
  return {
    thumbnail: () => THUMBNAIL,
    looksSame: (kept, png) => time.during(() => looksSame(kept, png)),
    layers: (question) => time.during(() => layers(question)),
    region: (question) => time.during(() => region(question)),
    difference: (question) => time.during(() => difference(question))
  }
}

/** With a brief, and with a name of its own for every frame. */
function newMain(): FakeMain {
  const main = fakeMain(PICTURE, 64, 48)
  main.briefs.set(null, { description: '', goal: 'Sell', audience: 'People', brand: '' })
  for (const name of FRAME_NAMES) main.trees.set(idOf(name), layerTree('Headline', 'Buy now'))
  const { exportPicture } = main
  main.exportPicture = async (nodeId, scale) => {
    const title = [...FRAME_NAMES, AD_NAME].find((name) => idOf(name) === nodeId) ?? 'A page'
    return { ...(await exportPicture(nodeId, scale)), title }
  }
  return main
}

function idOf(title: string): string {
  return `1:${[AD_NAME, ...FRAME_NAMES].indexOf(title)}`
}

function keptBy({ journal, results, ads, images }: FakeMain): Kept {
  const found = [...results.values()].flatMap((read) =>
    read.state === 'found' ? [read.result] : []
  )
  return {
    journal: [...journal.values()],
    results: found,
    ads: [...ads.values()],
    images,
    faults: []
  }
}
