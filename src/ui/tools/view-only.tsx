import type { ComponentChildren, JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from './use-tools'
import { words } from './words'

/** Stands in for what would change a read-only file. The children say in sentences what cannot be done. */
export function ViewOnly({ children }: { children: ComponentChildren }): JSX.Element {
  const { startup } = useTools()
  return (
    <Card role="status" title={startup.devMode ? words().devMode : words().viewOnly}>
      <p>
        {children}
        {startup.devMode && ` ${words().switchToDesign}`}
      </p>
    </Card>
  )
}
