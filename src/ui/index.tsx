import './kit/panel.module.css'
import { render } from '@create-figma-plugin/ui'
import { App } from './app/app'

export default render(App)
