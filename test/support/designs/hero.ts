import { parseSample } from '../../../src/playground/samples/parse-sample'
import type { Design } from './design'
import { drawn } from './drawn-pictures'
import { box, icon, type LayerData, row, column, text } from './layers'
import { photographedFace } from './photographed-face'

interface Hero {
  name: string
  brand: string
  colours: Record<'paper' | 'ink' | 'soft' | 'accent' | 'tint', string>
  links: readonly string[]
  eyebrow: string
  headline: string
  lead: string
  action: string
  second: string
  proof: string
  /** What lies on the picture's corner. */
  note: { title: string; line: string; icon: string }
  /** The side that the picture is on. */
  side: 'left' | 'right'
}

const PICTURE = { width: 560, height: 660 }
const MARGIN = 112

const STYLES = {
  display: { size: 64, line: 70, weight: 'Bold', tracking: -3 },
  brand: { size: 22, line: 28, weight: 'Extra Bold', tracking: -2.5 },
  lead: { size: 19, line: 30, tracking: -0.8 },
  eyebrow: { size: 14, line: 20, weight: 'Semi Bold', tracking: -0.2 },
  nav: { size: 15, line: 20, weight: 'Medium', tracking: -0.4 },
  button: { size: 17, line: 24, weight: 'Semi Bold', tracking: -0.8 },
  label: { size: 14, line: 20, weight: 'Medium', tracking: -0.2 },
  strong: { size: 15, line: 20, weight: 'Semi Bold', tracking: -0.6 }
}

/** A page's first screen with a photographed face; null where the viewing data, which has the photograph, is not at hand. */
export async function photographedHero(): Promise<Design | null> {
  const portrait = await photographedFace(PICTURE)
  if (portrait === null) return null
  return hero(
    {
      name: 'Hero with a photographed face',
      brand: 'Hallway',
      colours: {
        paper: '#FFFFFF',
        ink: '#14201B',
        soft: '#55635C',
        accent: '#0F6B4A',
        tint: '#E3F1EA'
      },
      links: ['How it works', 'Prices', 'Cities', 'Help'],
      eyebrow: 'Moving, from one door to the next',
      headline: 'Move house without losing a week.',
      lead: 'We pack, carry and unpack on one day, at a price that is fixed before the first box is folded.',
      action: 'Get a fixed price',
      second: 'See what we carry',
      proof: '4.9 of 5 from 8,140 moves',
      note: { title: 'Booked for Friday', line: 'Two movers, one van', icon: 'truck' },
      side: 'right'
    },
    portrait
  )
}

/** The same with a drawn face, on the other side. */
export async function drawnHero(): Promise<Design> {
  return hero(
    {
      name: 'Hero with a drawn face',
      brand: 'Parla',
      colours: {
        paper: '#FFF9F0',
        ink: '#231942',
        soft: '#655B7C',
        accent: '#5B3DF5',
        tint: '#EAE4FF'
      },
      links: ['Languages', 'Tutors', 'Schools', 'Sign in'],
      eyebrow: 'Real people, twenty minutes a day',
      headline: 'Speak it before you study it.',
      lead: 'Meet a tutor who listens. Grammar comes later, when you already have something to say.',
      action: 'Try a lesson free',
      second: 'Meet the tutors',
      proof: '120 languages, 3,400 tutors',
      note: { title: 'Inês is online', line: 'Portuguese, from Porto', icon: 'volume' },
      side: 'left'
    },
    await drawn('drawn-face', PICTURE)
  )
}

function hero(words: Hero, portrait: Uint8Array): Design {
  const { name, colours, side } = words
  const isLeft = side === 'left'
  const pictureX = isLeft ? MARGIN : 1440 - MARGIN - PICTURE.width
  const copyX = isLeft ? MARGIN + PICTURE.width + 88 : MARGIN
  const sample = parseSample({
    name,
    size: [1440, 900],
    fill: 'paper',
    colours: { ...colours, white: '#FFFFFF' },
    styles: STYLES,
    shadows: {
      button: [{ colour: 'accent/30', offset: [0, 10], blur: 24, spread: -6 }],
      float: [{ colour: 'ink/16', offset: [0, 16], blur: 36, spread: -8 }]
    },
    layers: [
      navigation(words),
      box('Hero / Picture', {
        size: [PICTURE.width, PICTURE.height],
        at: [pictureX, 128],
        radius: 32,
        clip: true,
        fill: { picture: 'portrait' }
      }),
      note(words, isLeft ? pictureX + PICTURE.width - 208 : pictureX - 56),
      copy(words, copyX)
    ]
  })
  return { sample, pictures: { portrait } }
}

function navigation({ brand, links }: Hero): LayerData {
  return row(
    'Navigation',
    { size: [1440, 96], main: 'between', padding: [0, MARGIN] },
    text('Brand', brand, 'brand', 'ink'),
    row(
      'Links',
      { size: [null, 40], gap: 36 },
      ...links.map((link) => text(`Link / ${link}`, link, 'nav', 'soft'))
    )
  )
}

function copy({ eyebrow, headline, lead, action, second, proof }: Hero, x: number): LayerData {
  return column(
    'Hero / Copy',
    { size: [568, 660], main: 'centre', gap: 36, at: [x, 128] },
    column(
      'Hero / Text',
      { size: [568, null], gap: 20 },
      text('Eyebrow', eyebrow, 'eyebrow', 'accent'),
      text('Headline', headline, 'display', 'ink', { width: 568 }),
      text('Lead', lead, 'lead', 'soft', { width: 488 })
    ),
    row(
      'Hero / Actions',
      { size: [568, 60], gap: 12 },
      row(
        'Primary button',
        {
          size: [null, 60],
          gap: 10,
          padding: [0, 28],
          radius: 18,
          fill: 'accent',
          shadow: 'button'
        },
        text('Primary button / Label', action, 'button', 'white'),
        icon('Primary button / Icon', 'arrow-right', 20, 'white', { weight: 2 })
      ),
      row(
        'Secondary button',
        { size: [null, 60], padding: [0, 24], radius: 18, stroke: { colour: 'ink/20' } },
        text('Secondary button / Label', second, 'button', 'ink')
      )
    ),
    row(
      'Hero / Proof',
      { size: [568, 20], gap: 10 },
      icon('Star', 'star', 18, 'accent', { weight: 2 }),
      text('Proof', proof, 'label', 'soft')
    )
  )
}

function note({ note: { title, line, icon: drawing } }: Hero, x: number): LayerData {
  return row(
    'Floating note',
    {
      size: [264, 76],
      gap: 14,
      padding: [0, 18],
      at: [x, 664],
      radius: 22,
      fill: 'white',
      shadow: 'float'
    },
    box(
      'Floating note / Badge',
      { size: [44, 44], radius: 14, fill: 'tint' },
      icon('Badge icon', drawing, 22, 'accent', { at: [11, 11] })
    ),
    column(
      'Floating note / Text',
      { size: [168, null], gap: 2 },
      text('Note / Title', title, 'strong', 'ink'),
      text('Note / Line', line, 'label', 'soft')
    )
  )
}
