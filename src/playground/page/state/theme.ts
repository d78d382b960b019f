import { computed, effect, signal } from '@preact/signals'
import { type Theme, themeDeclarations } from '../panel/panel-document'
import { pageParameter } from './page-parameters'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** The chosen theme; null follows the system. Not kept: a reload starts afresh. */
const chosen = signal<Theme | null>(readParameter())
const system = signal<Theme>(dark.matches ? 'dark' : 'light')
dark.addEventListener('change', () => (system.value = dark.matches ? 'dark' : 'light'))

export const shownTheme = computed(() => chosen.value ?? system.value)

/** The theme that the address asks for, or the system’s. */
export function resetTheme(): void {
  chosen.value = readParameter()
}

export function setTheme(theme: Theme): void {
  chosen.value = theme
}

export function toggleTheme(): void {
  setTheme(shownTheme.value === 'dark' ? 'light' : 'dark')
}

/** Keeps the page's own colours in step. */
export function showTheme(): void {
  effect(() => {
    document.body.className = `figma-${shownTheme.value}`
    document.documentElement.style.colorScheme = shownTheme.value
  })
}

/** Figma's colour variables, as CSS declarations by theme. Rejects when they cannot be loaded. */
export async function loadThemeVariables(): Promise<(theme: Theme) => string> {
  const answer = await fetch('figma-theme.css')
  const styleSheet = await answer.text()
  const light = themeDeclarations(styleSheet, 'light')
  const dark = themeDeclarations(styleSheet, 'dark')
  return (theme) => (theme === 'dark' ? dark : light)
}

function readParameter(): Theme | null {
  const value = pageParameter('theme')
  return value === 'dark' || value === 'light' ? value : null
}
