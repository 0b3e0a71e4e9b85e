import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { applyLook, settings } from './lib/settings.svelte'
import { load } from './lib/texts.svelte'
import { hasten } from './lib/arrival'

applyLook()
hasten()
await load(settings.language)
mount(App, { target: document.getElementById('app')! })
