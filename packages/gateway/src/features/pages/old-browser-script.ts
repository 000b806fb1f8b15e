/**
 * For browsers that are older than what the shop's scripts are written for (README, "Browsers"): the page stays as the server
 * has rendered it, its links lead on, a sentence says why there is no more, and by the mark no script starts
 * (`start-page.ts`). The text of an inline script before that one, in words that every browser reads: one that knew fewer
 * would understand none of it. Of the styles it asks for the youngest: `content` with other words for readers.
 */
export const OLD_BROWSER_SCRIPT = `(function(){try{if(Map.groupBy&&AbortSignal.any&&CSS.supports("selector(:has(a))")&&CSS.supports("content",'counter(a) / ""'))return}catch(e){}var d=document,p=d.createElement("p");d.documentElement.setAttribute("data-old-browser","");p.setAttribute("role","alert");p.style.cssText="margin:0;padding:12px 16px;background:#fff;color:#1e1a1c;border-bottom:2px solid #b3261e;font:14px/1.5 sans-serif;text-align:center";p.appendChild(d.createTextNode(JSON.parse(d.getElementById("vitis-start").textContent).messages.old));d.body.insertBefore(p,d.body.firstChild)})()`;
