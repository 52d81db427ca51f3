#!/usr/bin/env node
import '../dist/footmark.js';
