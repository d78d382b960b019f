import { scaleColour } from '../pictures/colour-scales'
import type { ScaleName } from '../pictures/colour-scales'
import type { PaletteColour } from '../pictures/indexed-picture'
import { paletteOf } from '../pictures/map-style'
import type { MapStyle } from '../pictures/map-style'
import { colourCurve } from './colour-curve'
import type { ColourCurve } from './colour-curve'
import type { MapMeaning } from './map-reading'
import { OWN_STYLES } from './own-styles'

/**
 * Colour scales of heat maps, from little to much, evenly spaced where no values stand beside them.
 * Short tables; straight lines between their colours stay within a few levels of the full ones.
 */
const KNOWN: ColourCurve[] = [
  // MATLAB's and OpenCV's jet, and matplotlib's with its slightly other corners: plain formulas.
  scale('jet', '000080 0000ff 00ffff ffff00 ff0000 800000', [0, 1 / 8, 3 / 8, 5 / 8, 7 / 8, 1]),
  scale(
    'jet (matplotlib)',
    '000080 0000ff 0000ff 00dbff 00e6f7 15ffe2 efff08 f7f600 ffec00 ff1300 e80000 800000',
    [0, 0.11, 0.125, 0.34, 0.35, 0.375, 0.64, 0.65, 0.66, 0.89, 0.91, 1]
  ),
  // Anton Mikhailov, Google, 2019; Apache-2.0. Every 15th of its 256 colours.
  scale(
    'turbo',
    '30123b 3f3e9c 4666dd 458cfd 2fb2f4 1ad4d0 22ebaa 52fa7a 8bff4b b7f735 dbe236 f5c53a fea130 f9751d e84b0c ce2d04 a91601 7a0403'
  ),
  // Google's polynomial of it, which d3 draws and which differs at the dark ends.
  scale(
    'turbo (polynomial)',
    '23171b 493eae 4569ee 3295f7 26bce1 29dcbc 3ff393 65fd6e 95fb51 c5ec3c ecd12e ffad24 ff821d f05616 cb2f0d a31302 900c00'
  ),
  // Stéfan van der Walt, Nathaniel Smith and Eric Firing for matplotlib, 2015; CC0.
  scale(
    'viridis',
    '440154 48186a 472d7b 424086 3b528b 33638d 2c728e 26818e 21908c 1f9f88 28ae80 3ebc74 5dc963 82d34c abdc32 d5e21a fde725'
  ),
  scale(
    'magma',
    '000004 0a0822 1d1146 36106a 50127c 691c81 822681 9c2e7f b63779 cf4170 e65163 f5695c fb8761 fea571 fec387 fde0a2 fcfdbf'
  ),
  matplotlib('plasma'),
  matplotlib('inferno'),
  // A free likeness of MATLAB's parula, from the same authors (BIDS/colormap, fake_parula); CC0.
  scale(
    'parula',
    '44089e 3630a4 264a97 245b8a 2a6882 30767e 318379 2d9272 2aa165 37ae50 5db931 8ebe1c b8c12a dbc440 fdc753 fedd42 fcf420'
  ),
  // MATLAB's and matplotlib's hot: plain formula.
  scale('hot', '0b0000 ff0000 ffff00 ffffff', [0, 0.365, 0.746, 1]),
  // Hue from blue to red at full saturation, and its upper half.
  scale('rainbow', '0000ff 00ffff 00ff00 ffff00 ff0000'),
  scale('green to red', '00ff00 ffff00 ff0000'),
  scale('blue to red', '0000ff ff0000'),
  // The default gradients of heatmap.js (MIT) and simpleheat (BSD-2-Clause).
  scale('heatmap.js', '0000ff 00ff00 ffff00 ff0000', [0.25, 0.55, 0.85, 1]),
  scale('simpleheat', '0000ff 00ffff 00ff00 ffff00 ff0000', [0.4, 0.6, 0.7, 0.8, 1]),
  // ColorBrewer, Cynthia Brewer and Mark Harrower, 2002; Apache-2.0.
  scale('yellow to red', 'ffffcc ffeda0 fed976 feb24c fd8d3c fc4e2a e31a1c bd0026 800026'),
  scale('spectral', '5e4fa2 3288bd 66c2a5 abdda4 e6f598 ffffbf fee08b fdae61 f46d43 d53e4f 9e0142')
]

/** The scales that a map of this meaning may be drawn in, Glance's own maps on white and black among them. */
export function scalesFor(meaning: MapMeaning): ColourCurve[] {
  const own = OWN_STYLES[meaning].flatMap((style) => [
    onPaper('Glance on white', style, 255),
    onPaper('Glance on black', style, 0)
  ])
  return [...KNOWN, ...own]
}

function scale(name: string, steps: string, values?: number[]): ColourCurve {
  return colourCurve(name, steps.split(' ').map(parse), values)
}

function parse(hex: string): [number, number, number] {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function matplotlib(name: ScaleName): ColourCurve {
  const colours = Array.from({ length: 17 }, (_, i) => scaleColour(name, i / 16))
  return colourCurve(name, colours)
}

/** A style's colours as a format without transparency shows them. */
function onPaper(name: string, style: MapStyle, paper: number): ColourCurve {
  const palette = paletteOf(style)
  const least = Math.min(style.valueOf(0), style.valueOf(style.mostAlpha))
  const steps = Array.from({ length: 33 }, (_, i) => (i * style.mostAlpha) / 32)
  const alphas = style.valueOf(0) === least ? steps : steps.reverse()
  const drawn = alphas.map((alpha) => over(palette[Math.round(alpha)]!, alpha / 255, paper))
  return colourCurve(
    name,
    drawn,
    alphas.map((alpha) => style.valueOf(alpha))
  )
}

function over([r, g, b]: PaletteColour, ink: number, paper: number): [number, number, number] {
  const mix = (level: number) => ink * level + (1 - ink) * paper
  return [mix(r), mix(g), mix(b)]
}
