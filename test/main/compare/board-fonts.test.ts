import { afterEach, expect, test, vi } from 'vitest'
import { boardFonts } from '../../../src/main/compare/board-fonts'

afterEach(() => void vi.unstubAllGlobals())

/** Figma with these fonts alone, listed in this order. */
function figmaWith(...fonts: string[]) {
  const names = fonts.map((font) => {
    const [family = '', style = ''] = font.split('/')
    return { fontName: { family, style } }
  })
  const tried: string[] = []
  vi.stubGlobal('figma', {
    loadFontAsync: ({ family, style }: FontName) => {
      tried.push(`${family}/${style}`)
      return fonts.includes(`${family}/${style}`)
        ? Promise.resolve()
        : Promise.reject(new Error('no such font'))
    },
    listAvailableFontsAsync: () => Promise.resolve(names)
  })
  return tried
}

async function chosen(): Promise<string[] | null> {
  const fonts = await boardFonts()
  return fonts && Object.values(fonts).map(({ family, style }) => `${family}/${style}`)
}

test('the board is set in Inter', async () => {
  figmaWith('Arial/Regular', 'Inter/Regular', 'Inter/Medium', 'Inter/Semi Bold', 'Inter/Bold')
  expect(await chosen()).toEqual(['Inter/Regular', 'Inter/Medium', 'Inter/Semi Bold', 'Inter/Bold'])
})

test('a missing style of Inter is replaced by the nearest one', async () => {
  figmaWith('Arial/Regular', 'Inter/Regular', 'Inter/Semi Bold')
  expect(await chosen()).toEqual([
    'Inter/Regular',
    'Inter/Regular',
    'Inter/Semi Bold',
    'Inter/Semi Bold'
  ])
})

test('without Inter any font will do, an upright one first', async () => {
  figmaWith('Georgia/Italic', 'Arial/Regular')
  expect(await chosen()).toEqual(Array(4).fill('Arial/Regular'))
})

test('where fonts are listed but none can be loaded, few are tried', async () => {
  const tried = figmaWith()
  const listed = Array.from({ length: 500 }, (_, index) => ({
    fontName: { family: `Font ${index}`, style: 'Regular' }
  }))
  Object.assign(figma, { listAvailableFontsAsync: () => Promise.resolve(listed) })
  expect(await chosen()).toBeNull()
  expect(tried.length).toBeLessThan(20)
})

test('a list that cannot be had is an empty one', async () => {
  figmaWith()
  Object.assign(figma, { listAvailableFontsAsync: () => Promise.reject(new Error('offline')) })
  expect(await chosen()).toBeNull()
})
