// Each import makes the module part of this build, so that the federation can provide it to the remotes.
// The list is packages/tooling/src/webpack/host-modules.ts; a test holds the two together.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@vitis/platform';
import '@vitis/platform/data';
import '@vitis/platform/i18n';
import '@vitis/platform/router';
