// GET /api/tables/CODE/analysis: a finished game looked at again by workers.
#pragma once

#include <functional>
#include <string_view>

#include "server/cluster/analyses.h"
#include "server/hall/hall.h"
#include "server/refusal_code.h"
#include "server/service.h"

namespace ludoteca {

ApiAnswer refused_answer(int status, RefusalCode code, std::string_view why);

// False if the request is about something else. Without `analyses` nobody analyses games here.
bool answer_analysis(Analyses* analyses, bool has_workers, Hall& hall, const Visitor& visitor,
                     const ApiRequest& request, const std::function<void(ApiAnswer)>& done);

}  // namespace ludoteca
