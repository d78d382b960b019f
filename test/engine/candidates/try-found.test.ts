import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PictureTask } from '../../../src/engine/engine'
import { engineHere } from '../../../src/engine/engine-here'
import { measureHere } from '../../../src/engine/measure/measure-here'
import { judgeAreas } from '../../../src/engine/texts/judge-areas'
import type { Measured } from '../../../src/engine/texts/measured'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { seenWithin } from '../../../src/order/seen'
import type { Pixels } from '../../../src/perception'
import { pictureFrame } from '../../support/designs/picture-frame'
import { button, drawn, type Painted } from './drawn-design'

const engine = engineHere({ codec: sharpCodec })

const { signal } = new AbortController()

async function flatFile(layers: Painted[]): Promise<{ file: Uint8Array; pixels: Pixels }> {
  const { pixels } = drawn(...layers)
  const { data, width, height } = pixels
  const raw = { width, height, channels: 4 as const }
  return { file: await sharp(data, { raw }).png().toBuffer(), pixels }
}

/** Numbers of a flat picture of some layers, with changes tried. */
async function flat(layers: Painted[], change: Partial<PictureTask> = {}): Promise<Measured> {
  const { file } = await flatFile(layers)
  const task = { file, medium: 'mobileWeb', predictions: [], tries: true, ...change } as const
  return (await engine.analyse(task, signal)).facts
}

function text(...box: [x: number, y: number, width: number, height: number]): Painted {
  const written = { type: 'TEXT', characters: 20, words: 'Words' }
  return { ...written, name: 'Text', box, cover: 1, colour: '#111827' }
}

const words = [text(40, 60, 300, 36), text(40, 120, 260, 18)]
const BUTTON = [40, 300, 320, 56] as const

describe('changes for the main action of a flat picture', () => {
  it('are tried on what is found in it, and told with their numbers', async () => {
    const facts = await flat([...words, button('Buy', BUTTON, '#16A34A', '#FFFFFF')])
    const { action, nameOf } = judgeAreas(facts)
    expect(nameOf(action!.layer)).toBe('the button in the centre')
    const [due] = facts.tried!.due
    expect(due!.before.seen).toBeCloseTo(seenWithin(action!.layer)!, 5)
    expect(writeRecommendations(facts)).toBe(
      '- **Make the green of the button in the centre darker (#12873D).** Contrast 3.3 → 4.6 to 1; 4.5 is readable.'
    )
  })

  it('name once all labels that one of them makes readable, by another fill or other letters', async () => {
    for (const fill of ['#16A34A', '#F59E0B']) {
      const buy = button('Buy', [40, 280, 320, 80], fill, '#FFFFFF')
      const facts = await flat([...words, buy, button('More', [40, 500, 120, 44], fill, '#FFFFFF')])
      const said = writeRecommendations(facts)
      expect(said).toMatch(/^- \*\*.* the button in the centre and 1 more /)
      expect(said).not.toContain('readable.**')
    }
  })

  it('are one below the fold: to bring it above, with what it would then be seen by', async () => {
    const facts = await flat([...words, button('Buy', [40, 620, 320, 56], '#B91C1C', '#FFFFFF')], {
      medium: 'desktopWeb'
    })
    expect(writeRecommendations(facts)).toMatch(
      /^- \*\*Bring the button at the bottom centre above the fold\.\*\* As a bar at the end of the first screen: hardly anyone → \d of 10 see it within 2 seconds\. Below the fold: 2\.6 screens/
    )
  })

  it('are the same in a frame that is that picture', async () => {
    const { pixels, file } = await flatFile([...words, button('Buy', BUTTON, '#16A34A', '#FFFFFF')])
    const task = { file, medium: 'mobileWeb', nodes: [pictureFrame(pixels)] } as const
    const { layers } = await engine.analyse({ ...task, predictions: [] }, signal)
    const buy = layers!.layers.find(({ found }) => found === 'control')!
    const tried = await engine.tryCandidates({ ...task, targetId: buy.id }, signal)
    const [due] = tried.due
    expect(due!.before.seen).toBeCloseTo(seenWithin(buy)!, 5)
    expect(due!.candidate.edits).toMatchObject([{ do: 'fill', id: buy.id, to: '#12873D' }])
  })

  it('leave alone what a dialog dims', async () => {
    const page = { name: 'Dim', box: [0, 0, 400, 800] as const, cover: 1, colour: '#808080' }
    const dialog = { ...page, box: [50, 240, 300, 300] as const, colour: '#FFFFFF' }
    const below = button('Below', [40, 640, 320, 56], '#2F5A3C', '#808080')
    const screen = [
      ...[page, below, dialog, text(80, 280, 200, 24)],
      button('Delete', [80, 440, 240, 56], '#EF4444', '#FFFFFF')
    ]
    const facts = await flat(screen)
    expect(facts.areas!.map(({ under }) => under === true)).toContain(true)
    expect(writeRecommendations(facts)).toMatch(/^- \*\*Make the red of the button in the centre/)
    expect(writeRecommendations(facts)).not.toContain('bottom')

    // The same in a frame that is that picture, by the engine's densities as by its map alone.
    const { pixels, file } = await flatFile(screen)
    const nodes = [pictureFrame(pixels)]
    const task = { file, medium: 'mobileWeb', nodes, predictions: ['attention'] } as const
    const { layers, outputs } = await engine.analyse(task, signal)
    const { width, height } = pixels
    const map = { bytes: outputs.attention!.attentionMap, width, height }
    const asked = { nodes, picture: pixels, png: file, attention: map, perception: null }
    const measured = await measureHere(sharpCodec).layers(asked)
    const dimmed = (all: typeof measured): unknown[] =>
      all.layers.filter(({ under }) => under).map(({ id }) => id)
    expect(dimmed(layers!)).not.toEqual([])
    expect(dimmed(measured).sort()).toEqual(dimmed(layers!).sort())
  })

  it('are none for what stands on no line of text, nor where none are asked for', async () => {
    const drawing = { ...button('Sun', BUTTON, '#16A34A', '#FFFFFF'), children: [] }
    const speck = { name: 'Speck', box: [190, 318, 24, 20] as const, cover: 1, colour: '#FFFFFF' }
    expect((await flat([...words, drawing, speck])).tried?.due ?? []).toEqual([])
    const buy = button('Buy', BUTTON, '#16A34A', '#FFFFFF')
    expect(await flat([...words, buy], { tries: false })).not.toHaveProperty('tried')
  })
})
