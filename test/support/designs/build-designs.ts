import { buildSamples } from '../../../src/playground/samples/build'
import { buildSample } from '../../../src/playground/samples/build-sample'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { darkDashboard } from './dark-dashboard'
import type { Design } from './design'
import { drawnHero, photographedHero } from './hero'
import { phoneSettings } from './phone-settings'
import { pricing } from './pricing'
import { shop } from './shop'
import { signUp } from './sign-up'

/** px between two designs, and below the samples. */
const GAP = 160

/**
 * Builds the samples with a wanted name and, below them, designs of other kinds as a product's team draws them; gives
 * their frames in order. The one with a photograph is left out where that is not at hand.
 */
export async function buildDesigns(
  figma: FigmaApi,
  wanted: (name: string) => boolean = () => true
): Promise<FrameNode[]> {
  const frames = await buildSamples(figma, wanted)
  const bottom = Math.max(0, ...figma.currentPage.children.map(({ y, height }) => y + height))
  const components = figma.createSection()
  let right = 0
  for (const { sample, pictures } of await designs()) {
    if (!wanted(sample.name)) continue
    const at: [number, number] = [right, bottom + GAP]
    frames.push(buildSample(figma, sample, { parent: figma.currentPage, at, components, pictures }))
    right += sample.size[0] + GAP
  }
  components.remove()
  return frames
}

async function designs(): Promise<Design[]> {
  const all = await Promise.all([
    photographedHero(),
    drawnHero(),
    Promise.resolve(pricing()),
    phoneSettings(),
    darkDashboard(),
    shop(),
    Promise.resolve(signUp())
  ])
  return all.filter((design) => design !== null)
}
