import sharp from 'sharp'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { edgeCases } from '../../support/fixtures/edge-cases'

type Drawn = RectangleNode | EllipseNode | FrameNode

/** Kinds of designs that take long to draw without a graphics card, 1440 x 1480 px each, by what is slow about them. */
export const SLOW_DESIGNS: Record<string, (figma: FigmaApi) => FrameNode | Promise<FrameNode>> = {
  'large blurs: 12 layer blurs of radius 100 to 300, 4 background blurs of 120, 4 shadows of 160':
    edgeCases.blurredFrame,

  '24 frosted cards with background blurs of 20 to 80 over a photograph': async (figma) => {
    const frame = page(figma)
    frame.fills = [photograph(figma, await jpeg(2880, 2960, 1))]
    for (let i = 0; i < 24; i += 1) {
      const card = laid(figma.createRectangle(), frame, i, [320, 220])
      card.fills = [solid(1, 1, 1, 0.25)]
      card.cornerRadius = 24
      const radius = 20 + 20 * (i % 4)
      card.effects = [{ type: 'BACKGROUND_BLUR', blurType: 'NORMAL', radius, visible: true }]
    }
    return frame
  },

  '400 cards with two drop shadows each, one with spread': (figma) => {
    const frame = page(figma)
    for (let i = 0; i < 400; i += 1) {
      const card = laid(figma.createRectangle(), frame, i, [240, 140])
      card.fills = [solid(1, 1, 1)]
      card.cornerRadius = 16
      card.effects = [shadow(4, 8, -2), shadow(24, 48, 6)]
    }
    return frame
  },

  '300 pictures cut by masks': async (figma) => {
    const frame = page(figma)
    const fill = photograph(figma, await jpeg(1200, 1200, 2))
    for (let i = 0; i < 300; i += 1) {
      const round = figma.createEllipse()
      round.resize(120, 120)
      const picture = figma.createRectangle()
      picture.resize(160, 160)
      picture.fills = [fill]
      const group = figma.group([round, picture], frame)
      round.isMask = true
      group.x = (i * 331) % 1320
      group.y = (i * 457) % 1360
    }
    return frame
  },

  '2000 texts': async (figma) => {
    const frame = page(figma)
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    for (let i = 0; i < 2000; i += 1) {
      const text = figma.createText()
      frame.appendChild(text)
      text.fontSize = 9 + (i % 5)
      text.characters = `${i + 1}. Where people look first`
      text.x = (i % 10) * 144
      text.y = Math.floor(i / 10) * 7.4
    }
    return frame
  },

  '20 gradients of 3000 px over each other': (figma) => {
    const frame = page(figma)
    const kinds = ['LINEAR', 'RADIAL', 'ANGULAR', 'DIAMOND'] as const
    for (let i = 0; i < 20; i += 1) {
      const light = laid(figma.createEllipse(), frame, i, [3000, 3000])
      light.x -= 1500
      light.y -= 1500
      light.fills = [gradient(`GRADIENT_${kinds[i % kinds.length]!}`, i)]
    }
    return frame
  },

  '16 photographs of 4000 x 3000 px': async (figma) => {
    const frame = page(figma)
    for (let i = 0; i < 16; i += 1) {
      const picture = figma.createRectangle()
      frame.appendChild(picture)
      picture.resize(350, 360)
      picture.x = (i % 4) * 360
      picture.y = Math.floor(i / 4) * 370
      picture.fills = [photograph(figma, await jpeg(4000, 3000, 10 + i))]
    }
    return frame
  }
}

function page(figma: FigmaApi): FrameNode {
  const frame = figma.createFrame()
  frame.resize(1440, 1480)
  frame.fills = [solid(0.97, 0.97, 0.98)]
  return frame
}

/** Spreads layers over a frame without a pattern. */
function laid<Node extends Drawn>(
  node: Node,
  frame: FrameNode,
  i: number,
  [width, height]: [number, number]
): Node {
  frame.appendChild(node)
  node.resize(width, height)
  node.x = (i * 331) % (1440 - Math.min(width, 1000))
  node.y = (i * 457) % (1480 - Math.min(height, 1000))
  return node
}

function solid(r: number, g: number, b: number, opacity = 1): SolidPaint {
  return { type: 'SOLID', color: { r, g, b }, opacity, visible: true }
}

function shadow(down: number, radius: number, spread: number): DropShadowEffect {
  return {
    type: 'DROP_SHADOW',
    color: { r: 0, g: 0, b: 0.1, a: 0.2 },
    offset: { x: 0, y: down },
    ...{ radius, spread, visible: true, blendMode: 'NORMAL' }
  }
}

function gradient(type: GradientPaint['type'], i: number): GradientPaint {
  const colour = (part: number) => ({ r: part, g: (i % 7) / 7, b: 1 - part })
  return {
    type,
    gradientTransform: [
      [1, 0, 0],
      [0, 1, 0]
    ],
    gradientStops: [0, 0.3, 1].map((position) => ({
      position,
      color: { ...colour(position), a: 0.4 * (1 - position) }
    })),
    opacity: 1,
    visible: true
  }
}

function photograph(figma: FigmaApi, bytes: Uint8Array): ImagePaint {
  const { hash } = figma.createImage(bytes)
  return { type: 'IMAGE', imageHash: hash, scaleMode: 'FILL', opacity: 1, visible: true }
}

/** A picture as smooth and as grainy as a photograph; another number is another picture. */
async function jpeg(width: number, height: number, number: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 90 + 5 * number, sigma: 40 } as const
  const small = { width: 48, height: 48, channels: 3, background: '#000', noise } as const
  const coarse = await sharp({ create: small }).png().toBuffer()
  return sharp(coarse).resize(width, height, { fit: 'fill' }).jpeg({ quality: 85 }).toBuffer()
}
