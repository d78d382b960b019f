import { layerBox } from '../../../src/engine/measure/fold/layer-box'
import type { LayerShare } from '../../../src/file'
import { areaOf, boxOf, scaled, sharedArea } from '../../../src/perception/see/box'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { buildSample } from '../../../src/playground/samples/build-sample'
import { buildDesigns } from '../../support/designs/build-designs'
import { EXPECTATIONS } from '../../support/designs/expectations'
import { isCalled } from '../../support/designs/find-layer'
import { type Build, type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'
import { drawScreen, type DrawnScreen } from './draw-screen'
import { FIG_FRAMES, openFigFrame } from './fig-frames'
import { SCREENS } from './screens'

/** Two boxes are of one thing when they share this part of what they cover together. */
const SAME = 0.5

/**
 * A screen as the panel gets it, the boxes that may be its main action in px, none where it leads to nothing, and how it is
 * built in another document.
 */
export type ScreenAtHand = LayeredDesign & Pick<DrawnScreen, 'main'> & { build: Build }

/** Whether a screen's name has one of some parts; each has where there are none. */
export function isAmong(only: readonly string[] | undefined): (name: string) => boolean {
  return (name) => only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true
}

/** The samples, designs, drawn screens and frames of .fig files with a wanted name, with the main action that a designer names. */
export async function* screensAtHand(
  wanted: (name: string) => boolean
): AsyncGenerator<ScreenAtHand> {
  const drawn = new Map<string, DrawnScreen['main']>()
  const build = (figma: FigmaApi): Promise<FrameNode[]> => buildScreens(figma, wanted, drawn)
  for await (const design of layeredDesigns(build)) {
    const { name, nodes } = design
    const called = EXPECTATIONS[name]?.action.layer
    const expected = nodes.filter((node) => called !== undefined && isCalled(node, called, nodes))
    const boxes = expected.map((node) => {
      const { left, top, right, bottom } = layerBox(node)
      return [left, top, right - left, bottom - top] as const
    })
    const again: Build = (figma) => buildScreens(figma, (other) => other === name)
    yield { ...design, main: drawn.get(name) ?? boxes, build: again }
  }
  for (const [name, main] of Object.entries(FIG_FRAMES).filter(([name]) => wanted(name))) {
    const build: Build = (_, document) => openFigFrame(document, name)
    for await (const design of layeredDesigns(build)) yield { ...design, main, build }
  }
}

/** Whether a layer of a picture is what may be the main action of its screen. */
export function isMain(
  { main, pixels: { width, height } }: Pick<ScreenAtHand, 'main' | 'pixels'>,
  { box: [left, top, across, down] }: Pick<LayerShare, 'box'>
): boolean {
  const own = scaled(boxOf({ x: left, y: top, width: across, height: down }), width, height)
  return main.some(([x, y, w, h]) => {
    const box = boxOf({ x, y, width: w, height: h })
    const both = sharedArea(own, box)
    return both > SAME * (areaOf(own) + areaOf(box) - both)
  })
}

/** Builds those screens as documents; `main` gets the main actions of drawn ones. */
async function buildScreens(
  figma: FigmaApi,
  wanted: (name: string) => boolean,
  main = new Map<string, DrawnScreen['main']>()
): Promise<FrameNode[]> {
  const frames = await buildDesigns(figma, wanted)
  const components = figma.createSection()
  const bottom = Math.max(0, ...figma.currentPage.children.map(({ y, height }) => y + height))
  for (const [name, lines] of Object.entries(SCREENS).filter(([name]) => wanted(name))) {
    const screen = await drawScreen(name, lines)
    main.set(name, screen.main)
    const at: [number, number] = [0, frames.length === 0 ? bottom : frames.at(-1)!.y + 3000]
    frames.push(
      buildSample(figma, screen.sample, { ...screen, parent: figma.currentPage, at, components })
    )
  }
  return frames
}
