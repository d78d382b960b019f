import { LESS, MORE, WHITE } from './board-colours'
import { addText } from './add-text'
import type { BoardKit } from './board-kit'
import { words } from '../words'

/** Canvas px across. */
export const NUMBER_SIZE = 32

/** A callout's number on its colour, as it stands on the pictures and beside its sentence. */
export function addNumber(
  kit: BoardKit,
  parent: FrameNode,
  { number, wins }: { number: number; wins: boolean }
): FrameNode {
  const frame = kit.track(figma.createFrame())
  frame.name = words().layers.number(number)
  frame.fills = [wins ? MORE : LESS]
  frame.strokes = [WHITE]
  frame.strokeWeight = 2
  frame.strokeAlign = 'INSIDE'
  frame.cornerRadius = NUMBER_SIZE / 2
  frame.layoutMode = 'HORIZONTAL'
  frame.primaryAxisAlignItems = 'CENTER'
  frame.counterAxisAlignItems = 'CENTER'
  parent.appendChild(frame)
  frame.layoutSizingHorizontal = 'FIXED'
  frame.layoutSizingVertical = 'FIXED'
  frame.resize(NUMBER_SIZE, NUMBER_SIZE)
  const look = { weight: 'Bold', size: 'number', colour: WHITE, width: 'HUG' } as const
  addText(kit, frame, String(number), { ...look, name: words().layers.text })
  return frame
}
