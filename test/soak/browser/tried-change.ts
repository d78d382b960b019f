import type { TreeNode } from '../../../src/playground/host/contract'
import { words } from '../../../src/ui/what-if/words'
import { adviceWords } from '../../../src/engine/texts/advice-words'
import { flatten, type Scene } from '../../support/playground'
import { readPage } from './read-page'
import type { Screen } from './screens'

const FRAME = 'Landing page B'
const changeOf = (name: string, other: string): string => adviceWords().change.swap(name, other)
const CHANGE = changeOf('“Order Morrow One”', '“See a morning with it”')
const COPY = words().copyName(FRAME, changeOf('Order Morrow One', 'See a morning with it'))
const TRY_IT = words().tryItName(CHANGE)

/** Frames as they were before anything was tried on a copy of them. */
const untouched = new WeakMap<Scene, TreeNode>()

/** Advice that is tried on a copy, which the service analyses. */
export const TRIED_CHANGE: Screen = {
  name: 'a tried change',
  samples: 'landing-b',
  titles: () => [COPY],
  called: CHANGE,
  leavesNothing: true,
  prepare: async (scene) => {
    await scene.analyse(FRAME)
    await scene.panel.getByRole('button', { name: TRY_IT }).waitFor()
    untouched.set(scene, await scene.find(FRAME))
  },
  begin: (scene) => scene.panel.getByRole('button', { name: TRY_IT }).click(),
  finish: async (scene, seed) => {
    const broken: string[] = []
    const before = untouched.get(scene)
    const { children } = await scene.find(FRAME)
    if (JSON.stringify(children) !== JSON.stringify(before?.children)) {
      broken.push('the frame was changed, not the copy alone')
    }
    const [copies, named] = [await copiesIn(scene), await namedIn(scene)]
    if (copies.length > 1) broken.push(`${copies.length} copies for one change`)
    if (copies.length > 0 && named === 0) broken.push('the panel does not name the copy')
    if (copies.length === 0 && named > 0) broken.push('the panel names a copy that is not there')
    return seed % 4 === 1 || named === 0 ? broken : [...broken, ...(await discard(scene))]
  }
}

/** Removes the copy by the panel's button. Returns what is left of it. */
async function discard(scene: Scene): Promise<string[]> {
  const tried = scene.panel.getByRole('region', { name: words().title })
  await tried.getByRole('button', { name: /^Discard the copy/ }).click()
  await tried.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => undefined)
  const { journal } = await readPage(scene)
  const left = flatten(await scene.tree()).filter(({ name }) => name.includes(COPY))
  return [
    ...((await tried.count()) > 0 ? [`after it was discarded: ${await tried.innerText()}`] : []),
    ...left.map(({ name }) => `${name} is left of a copy that was discarded`),
    ...journal.map(({ title }) => `${title} is in the journal, and its copy was discarded`)
  ]
}

async function copiesIn(scene: Scene): Promise<TreeNode[]> {
  const nodes = flatten(await scene.tree())
  return nodes.filter(({ sharedPluginData }) => sharedPluginData.glance?.tried !== undefined)
}

/** How many copies the panel says to be there: with an outcome, or without an analysis. */
function namedIn({ panel }: Scene): Promise<number> {
  const tried = panel.getByRole('region', { name: words().title })
  return tried.getByRole('button', { name: /^Discard the copy/ }).count()
}
