/** The style of the paper below `main.emergency`: black on white, nothing split, each part on a new sheet. */
export const emergencyStyle = `
.emergency section { break-before: page; margin-top: 6mm; }
.emergency section:first-of-type { break-before: auto; }
.emergency h2 { font-size: 15pt; margin: 0 0 3mm; break-after: avoid; }
.emergency h3 { font-size: 11pt; margin: 0; break-after: avoid; }
.emergency h2 + h3, .emergency table + h3 { margin-top: 4mm; }
.emergency ol { margin: 0 0 6mm; padding-left: 7mm; font-size: 11.5pt; }
.emergency li { margin-bottom: 2.5mm; break-inside: avoid; }
.emergency table { width: 100%; border-collapse: collapse; font-size: 10.5pt; line-height: 1.25; }
.emergency thead { display: table-header-group; }
.emergency tr { break-inside: avoid; }
.emergency th, .emergency td { padding: 0.8mm 1.5mm; border-bottom: 0.2mm solid #777; text-align: left; }
.emergency .rows thead th { border-bottom: 0.4mm solid #000; font-size: max(0.85em, 8.6pt); }
.emergency .rows :is(td, tbody th):not(.end, .centre) { min-width: 24mm; overflow-wrap: anywhere; }
.emergency .end { text-align: right; white-space: nowrap; }
.emergency .centre { text-align: center; }
.emergency .empty td, .emergency .empty th { height: 8mm; border: 0.2mm solid #000; }
.emergency .empty td:nth-child(1) { width: 16mm; text-align: center; }
.emergency .empty td:nth-child(3) { width: 26mm; }
.emergency .card { margin-bottom: 4mm; break-inside: avoid; }
.emergency .card table { table-layout: fixed; font-size: 9pt; }
.emergency .card th, .emergency .card td { height: 5mm; padding: 0 0.5mm; border: 0.2mm solid #000; text-align: center; font-weight: 400; }
.emergency .card th:first-child { width: 26mm; text-align: left; }
.emergency .slip { height: 60mm; padding: 2mm 0; border-bottom: 0.3mm dashed #000; break-inside: avoid; }
.emergency .slip p { margin: 1.5mm 0; font-size: 12pt; }
.emergency .line { display: flex; gap: 3mm; align-items: end; }
.emergency .blank { flex: 1; height: 6.5mm; border-bottom: 0.3mm solid #000; }
.emergency .box { display: inline-block; width: 4.5mm; height: 4.5mm; margin-left: 6mm; border: 0.4mm solid #000; vertical-align: middle; }
`;

/** The style for the self-contained file. */
export const standAloneStyle = `
@page { size: A4; margin: 14mm 13mm; }
body { max-width: 184mm; margin: 8mm auto; padding: 0 4mm; background: #fff; color: #000; font: 10.5pt/1.35 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 19pt; margin: 0; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
${emergencyStyle}`;
