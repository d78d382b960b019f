import type { ComponentChildren, JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from './use-tools'
import { words } from './words'

/** Why nothing can be changed in this file, without a full stop. */
export function useWhyViewOnly(): string {
  return useTools().startup.devMode ? words().devMode : words().viewOnly
}

/** Stands in for what would change a read-only file. The children say in sentences what cannot be done. */
export function ViewOnly({ children }: { children: ComponentChildren }): JSX.Element {
  const { startup } = useTools()
  return (
    <Card role="status" title={useWhyViewOnly()}>
      <p>
        {children}
        {startup.devMode && ` ${words().switchToDesign}`}
      </p>
    </Card>
  )
}
