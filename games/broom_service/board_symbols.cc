#include "games/broom_service/board_symbols.h"

namespace ludoteca::broom_service {

std::string_view board_symbols() {
  return R"svg(<style>
  text { font-family: Georgia, 'DejaVu Serif', serif; fill: #33271b; }
  .sea { fill: #b5d3e3; }
  .shallow { fill: none; stroke-linejoin: round; }
  .lake { fill: #a3cae0; stroke: #4f7f9c; stroke-width: 3; stroke-linejoin: round; }
  .forest { fill: #79a262; }
  .prairie { fill: #f5e6a6; }
  .hill { fill: #dda26a; }
  .mountain { fill: #c9c7d1; }
  .border { fill: none; stroke-linejoin: round; stroke-linecap: round; }
  .number { font-size: 22px; font-style: italic; text-anchor: middle; stroke: #fffaf0;
    stroke-width: 5px; stroke-linejoin: round; paint-order: stroke; }
  .points { font-size: 25px; font-weight: bold; text-anchor: middle; fill: #ffffff;
    stroke: #1d1611; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
  .code { font-family: 'DejaVu Sans', Arial, sans-serif; font-size: 11px; font-weight: bold;
    text-anchor: middle; }
  .letter { font-size: 34px; font-weight: bold; text-anchor: middle; }
  .legend { font-size: 18px; }
  .heading { font-size: 26px; font-weight: bold; }
  .orange { fill: #d9660a; }
  .violet { fill: #7d3fa0; }
  .green { fill: #1f7a4d; }
</style>
<defs>
  <g id="wave" fill="none" stroke="#86b0c9" stroke-width="2.4" stroke-linecap="round">
    <path d="M-13 0q6.5-7 13 0t13 0"/>
  </g>
  <g id="compass" stroke="#4f7f9c" stroke-linejoin="round">
    <circle r="50" fill="#b5d3e3" stroke="none"/>
    <circle r="38" fill="#e6f2f7" stroke-width="2"/>
    <path d="M0-32l7 25 25 7-25 7-7 25-7-25-25-7 25-7z" transform="rotate(45) scale(.72)"
      fill="#a3cae0" stroke-width="1.6"/>
    <path d="M0-46l8 38 38 8-38 8-8 38-8-38-38-8 38-8z" fill="#fbf4e2" stroke-width="2"/>
    <path d="M0-46v46l8-8zM46 0h-46l8 8zM0 46v-46l-8 8zM-46 0h46l-8-8z" fill="#4f7f9c"
      stroke="none"/>
  </g>
  <g id="tree0">
    <path d="M-2 0h4v-8h-4z" fill="#5b3d22"/>
    <path d="M0-31l10 14h-5l8 11h-26l8-11h-5z" fill="#2d5a35" stroke="#1c3d24" stroke-width="1.2"
      stroke-linejoin="round"/>
  </g>
  <g id="tree1">
    <path d="M-2 0h4v-9h-4z" fill="#5b3d22"/>
    <path d="M0-28c7 0 10 5 9 9 4 3 3 12-4 12h-10c-7 0-8-9-4-12-1-4 2-9 9-9z" fill="#3d6f3c"
      stroke="#1c3d24" stroke-width="1.2"/>
  </g>
  <g id="tuft0" fill="none" stroke="#a38a2b" stroke-width="2" stroke-linecap="round">
    <path d="M-7 0q-1-6-4-9M-2 0q0-8-1-12M3 0q1-7 3-11M8 0q1-4 4-7"/>
  </g>
  <g id="tuft1" stroke="#a38a2b" stroke-width="2" stroke-linecap="round" fill="none">
    <path d="M-4 0q0-5-2-8M0 0v-9M4 0q0-5 2-8"/>
    <circle cx="0" cy="-12" r="2.8" fill="#d2694c" stroke="none"/>
  </g>
  <g id="mound" fill="#edc393" stroke="#8a5426" stroke-linecap="round">
    <path d="M-21 0c4-13 12-19 21-19s17 6 21 19z" stroke="none"/>
    <path d="M-21 0c4-13 12-19 21-19s17 6 21 19" fill="none" stroke-width="2.6"/>
    <path d="M4-13c6 2 9 6 11 11M0-7c4 1 6 4 7 7" fill="none" stroke-width="1.8"/>
  </g>
  <g id="peak" stroke-linejoin="round">
    <path d="M-25 0l22-43 6 5 22 38z" fill="#8d8b9b" stroke="#3f3d4c" stroke-width="2.2"/>
    <path d="M-3-43l6 5 22 38h-19l-5-17 4-6z" fill="#66647a"/>
    <path d="M-12-25l9-18 6 5 8 14-5-3-4 6-5-5-4 4z" fill="#ffffff" stroke="#3f3d4c"
      stroke-width="1.4"/>
  </g>
  <g id="cloud">
    <path d="M-30 21c-15 0-20-19-6-24-2-14 15-19 21-10 5-15 29-14 30 2 13-4 22 7 16 16 9 6 3 16-6 16z"
      fill="#ffffff" fill-opacity=".88" stroke="#54697f" stroke-width="2.6" stroke-dasharray="7 4.5"/>
    <path d="M-21 6c0-7 6-10 11-8M4-6c5-4 12-2 13 3" fill="none" stroke="#9fb0c0" stroke-width="2.2"
      stroke-linecap="round"/>
  </g>
  <g id="castle" stroke="#33271b" stroke-width="2.2" stroke-linejoin="round">
    <path d="M-38 34v-44h5v-6h7v6h6v-6h7v6h5v-22h5v-6h6v6h6v-6h6v6h5v22h5v-6h7v6h6v-6h7v6h5v44z"
      fill="#f4ead6"/>
    <path d="M-38-2h20v36h-20zM18-2h20v36h-20z" fill="#e2d3b6"/>
    <path d="M-8 34v-13a8 9 0 0 1 16 0v13z" fill="#6a4a2c"/>
    <path d="M-31 6h6v9h-6zM25 6h6v9h-6zM-3-22h6v9h-6z" fill="#33271b" stroke="none"/>
    <path d="M-28-16v-22M0-38v-22M28-16v-22" fill="none"/>
  </g>
  <g id="pennants" stroke="#33271b" stroke-width="1.6" stroke-linejoin="round">
    <path d="M-28-38l17 5-17 6zM0-60l20 6-20 7zM28-38l17 5-17 6z"/>
  </g>
  <g id="stones" fill="#b9b4a7" stroke="#4c463a" stroke-width="2.2" stroke-linejoin="round">
    <circle r="40" fill="#fffaf0" fill-opacity=".6" stroke="none"/>
    <path d="M-8-42q8-5 16 0l1 14h-18z"/>
    <path d="M-8-42q8-5 16 0l1 14h-18z" transform="rotate(51)"/>
    <path d="M-7-41q8-5 15 1l0 12h-16z" transform="rotate(103)"/>
    <path d="M-8-42q8-5 16 0l1 14h-18z" transform="rotate(154)"/>
    <path d="M-8-40q8-5 15 0l1 12h-17z" transform="rotate(206)"/>
    <path d="M-8-42q8-5 16 0l1 14h-18z" transform="rotate(257)"/>
    <path d="M-7-42q7-5 15 0l1 14h-17z" transform="rotate(309)"/>
  </g>
  <g id="tile" stroke="#33271b" stroke-linejoin="round">
    <path d="M-18-32h36l18 32-18 32h-36l-18-32z" fill="#fffaf0" fill-opacity=".85" stroke-width="2.6"
      stroke-dasharray="8 5"/>
  </g>
  <g id="tile-mountain">
    <use href="#tile"/>
    <path d="M-13-15q13-12 26 0" fill="none" stroke="#8a6a14" stroke-width="2.6"/>
    <path d="M0-12l13 13-13 17-13-17z" fill="#e8b92c" stroke="#6b4e07" stroke-width="2.4"
      stroke-linejoin="round"/>
    <path d="M-13 1h26M0-12l-5 13 5 17 5-17z" fill="none" stroke="#6b4e07" stroke-width="1.6"
      stroke-linejoin="round"/>
  </g>
  <g id="tile-forest">
    <use href="#tile"/>
    <path d="M-16 14c-4-20 9-32 32-30 2 22-10 36-29 32z" fill="#4e8a4a" stroke="#1c3d24"
      stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M-20 21l27-28M-6 6l-1-13M-1 1l12 0" fill="none" stroke="#f2f7e6" stroke-width="2.2"
      stroke-linecap="round"/>
  </g>
  <g id="tile-hill">
    <use href="#tile"/>
    <path d="M24-14L-2 4" stroke="#6a4a2c" stroke-width="4" stroke-linecap="round"/>
    <path d="M-1-2l5 8c-6 9-15 13-25 12 6-3 6-6 5-9 4 0 4-4 3-6 5 1 8-1 12-5z" fill="#d8a63c"
      stroke="#6b4e07" stroke-width="2" stroke-linejoin="round"/>
    <path d="M-22-4h12M-18-12h16M-10-20h14" fill="none" stroke="#54697f" stroke-width="2.4"
      stroke-linecap="round"/>
  </g>
  <g id="sign-orange" fill="#fff6e0" stroke="#1d1611" stroke-width="1.3" stroke-linejoin="round">
    <path d="M0-2l-5-6M0-2v-9M0-2l5-6" fill="none" stroke="#fff6e0" stroke-width="2.4"
      stroke-linecap="round"/>
    <path d="M-5.5-2q5.5-4 11 0-1 8-5.5 13-4.5-5-5.5-13z"/>
    <path d="M-4 2h3M1 5h2.5" fill="none"/>
  </g>
  <g id="sign-violet" fill="#fff6e0" stroke="#1d1611" stroke-width="1.3">
    <circle cx="-4.6" cy="-3" r="4.7"/>
    <circle cx="4.6" cy="-3" r="4.7"/>
    <circle cy="4.8" r="4.7"/>
  </g>
  <g id="sign-green" fill="#fff6e0" stroke="#1d1611" stroke-width="1.4" stroke-linejoin="round">
    <path d="M0 9c-9-5-9-12 0-19 9 7 9 14 0 19z"/>
    <path d="M0 9v-14M0 2l-4-4M0 2l4-4" fill="none"/>
  </g>
  <g id="round-tower" stroke="#1d1611" stroke-width="2" stroke-linejoin="round">
    <ellipse cy="13" rx="19" ry="7" fill="#d8cfba"/>
    <path d="M-15-18v30q15 8 30 0v-30z"/>
    <path d="M-20-17q20 8 40 0l-20-33z"/>
  </g>
  <g id="square-tower" stroke="#1d1611" stroke-width="2" stroke-linejoin="round">
    <path d="M-22 12h44v8h-44z" fill="#d8cfba"/>
    <path d="M-17-22h34v37h-34z"/>
    <path d="M-22-22v-20h9v7h8v-7h10v7h8v-7h9v20z"/>
  </g>
  <g id="wand" stroke="#1d1611" stroke-linejoin="round">
    <path d="M-8 12L2-2" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M4-14l2.5 7 7.5 1.5-6 4.5 1 7.5-6-4.5-7 3.5 2.5-7-5-6 7.5 0z"
      fill="#ffd84a" stroke-width="1.6"/>
  </g>
</defs>
)svg";
}

}  // namespace ludoteca::broom_service
